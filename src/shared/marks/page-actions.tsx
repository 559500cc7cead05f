import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { fill } from '../text/fill.ts';
import type { Mark } from './marks-store.ts';
import classes from './page-actions.module.css';
import { type ShareMeans, shareLink } from './share.ts';
import { WhatsAppButton } from './whatsapp-button.tsx';

export interface PageActionsProps {
  readonly title: string;
  /** The absolute URL of this page. */
  readonly url: string;
  readonly means: ShareMeans;
  /** Whether the user likes the item. Undefined on pages without likes. */
  readonly liked?: boolean;
  readonly saved: boolean;
  /** False until the session has loaded, because the marks depend on the user. */
  readonly areMarksKnown?: boolean;
  /** False if marks could not be stored and will be lost when the page closes. */
  readonly areMarksSaved: boolean;
  readonly onMark: (mark: Mark, isOn: boolean) => void;
  /**
   * Buttons for the owner, such as Edit. They appear first, and the Share button becomes more
   * prominent, because owners want others to see the page.
   */
  readonly owner?: ReactNode;
}

/** Buttons to share, like and save a campaign or scholarship (CF-07, SCH-11). */
export function PageActions(props: PageActionsProps) {
  const { title, url, means, liked, saved, areMarksKnown = true, areMarksSaved } = props;
  const { onMark, owner } = props;
  const [message, setMessage] = useState('');
  const share = async () => {
    setMessage('');
    const outcome = await shareLink({ title, url }, means);
    if (outcome === 'copied') setMessage('Link copied');
    if (outcome === 'by-hand') setMessage(fill('Copy this link: {url}', { url }));
  };
  const mark = (which: Mark, isOn: boolean) => {
    onMark(which, isOn);
    setMessage(which === 'saved' && isOn ? 'Saved on this device. Find it under “Saved” in the list.' : '');
  };
  return (
    <div className={`${classes.actions} cluster gap-2`}>
      {owner}
      <Button variant={owner ? 'next' : 'default'} size="sm" onClick={() => void share()}>
        <Sign path={signs.send.path} />
        {signs.send.label}
      </Button>
      <WhatsAppButton
        variant="default"
        size="sm"
        icon={<Sign path={signs.whatsApp.path} />}
        title={title}
        url={url}
      >
        {signs.whatsApp.label}
      </WhatsAppButton>
      {liked !== undefined && (
        <MarkButton
          mark="liked"
          isOn={liked}
          disabled={!areMarksKnown}
          onChange={(isOn) => mark('liked', isOn)}
        />
      )}
      <MarkButton
        mark="saved"
        isOn={saved}
        disabled={!areMarksKnown}
        onChange={(isOn) => mark('saved', isOn)}
      />
      <p className={`${classes.message} quiet strong ${areMarksSaved ? 'good' : 'attention'}`} role="status">
        {areMarksSaved
          ? message
          : 'We couldn’t save your choice on this device. You’ll lose it when you leave the page.'}
      </p>
    </div>
  );
}

const signs = {
  liked: {
    label: 'Like',
    path: 'M10 17S3 12.8 3 7.8C3 5.5 4.7 4 6.6 4 8.1 4 9.4 4.9 10 6.2 10.6 4.9 11.9 4 13.4 4 15.3 4 17 5.5 17 7.8 17 12.8 10 17 10 17z',
  },
  saved: { label: 'Save', path: 'M5 3h10v14l-5-4-5 4z' },
  send: { label: 'Share', path: 'M10 13V3M6 6.5L10 3l4 3.5M4 11v6h12v-6' },
  whatsApp: {
    label: 'WhatsApp',
    path: 'M3 17l1.1-3.6A7 7 0 1 1 6.6 16zM7.5 7.5c0 3 2 5 5 5',
  },
} as const satisfies Record<Mark | 'send' | 'whatsApp', { label: string; path: string }>;

function Sign({ path }: { readonly path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 20 20"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

interface MarkButtonProps {
  readonly mark: Mark;
  readonly isOn: boolean;
  readonly disabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function MarkButton({ mark, isOn, disabled, onChange }: MarkButtonProps) {
  const { label, path } = signs[mark];
  return (
    <Button
      variant="default"
      size="sm"
      disabled={disabled}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      <Sign path={path} />
      {label}
    </Button>
  );
}
