import { useState } from 'react';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import type { Mark } from '../marks-store.ts';
import classes from './campaign-actions.module.css';
import { MarkButton } from './mark-button.tsx';
import { copyLink, type ShareMeans, shareLink } from './share.ts';
import { ShareDialog } from './share-dialog.tsx';

export interface CampaignActionsProps {
  readonly title: string;
  /** The campaign's own address, absolute. */
  readonly url: string;
  readonly means: ShareMeans;
  readonly liked: boolean;
  readonly saved: boolean;
  /** False when a mark lasts only as long as the page. */
  readonly areMarksSaved: boolean;
  readonly onMark: (mark: Mark, isOn: boolean) => void;
  /** The campaign, for its owner, who may edit it; null for anybody else. */
  readonly editedId: string | null;
}

/** What can be done with a campaign besides giving to it (CF-07). */
export function CampaignActions(props: CampaignActionsProps) {
  const { title, url, means, liked, saved, areMarksSaved, onMark, editedId } = props;
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const share = async () => {
    setSaid('');
    const outcome = await shareLink({ title, url }, means);
    if (outcome === 'copied') setSaid('Link copied');
    if (outcome === 'by-hand') setOpen(true);
  };
  const mark = (which: Mark, isOn: boolean) => {
    onMark(which, isOn);
    setSaid(which === 'saved' && isOn ? 'Saved on this device: find it under “Saved” in the list' : '');
  };
  return (
    <div className={classes.actions}>
      <Button variant="default" size="sm" onClick={() => void share()}>
        Share
      </Button>
      <MarkButton mark="liked" isOn={liked} onChange={(isOn) => mark('liked', isOn)} />
      <MarkButton mark="saved" isOn={saved} onChange={(isOn) => mark('saved', isOn)} />
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        QR code
      </Button>
      {editedId !== null && (
        <LinkButton
          variant="default"
          size="sm"
          to="/crowdfunding/$id"
          params={{ id: editedId }}
          search={{ edit: true }}
          state={{ editedFromPage: true }}
        >
          Edit
        </LinkButton>
      )}
      <p className={classes.said} role="status">
        {areMarksSaved ? said : 'Not saved on this device. It will be lost when you leave the page.'}
      </p>
      <ShareDialog
        url={url}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onCopy={async () => (await copyLink(url, means.copy)) === 'copied'}
      />
    </div>
  );
}
