import { type ReactNode, type SyntheticEvent, useId } from 'react';
import classes from './faq.module.css';

export interface FaqItem {
  readonly question: string;
  /** A summary of the answer, shown beside the question. */
  readonly note?: string | undefined;
  readonly answer: ReactNode;
}

export interface FaqProps {
  readonly items: readonly FaqItem[];
  /** If true, opening an item closes the other items. */
  readonly oneOpen?: boolean;
}

/**
 * Questions that expand to show their answers. Uses native details elements, which work without
 * scripts. The browser's find-in-page can open them.
 */
export function Faq({ items, oneOpen = false }: FaqProps) {
  const group = useId();
  return (
    <div className={`${classes.faq} lines`}>
      {items.map(({ question, note, answer }) => (
        <details key={question} {...(oneOpen && { name: group, onToggle: closeOthers })}>
          <summary>
            <b className={note && 'grow cluster'}>
              <span>{question}</span>
              {note && <small className="grow quiet">{note}</small>}
            </b>
          </summary>
          <div className={`${classes.answer} stack gap-3 muted`}>
            {typeof answer === 'string' ? <p>{answer}</p> : answer}
          </div>
        </details>
      ))}
    </div>
  );
}

/**
 * Closes the other items in browsers that lack `<details name>`: those before Chrome 120, Firefox
 * 130 and Safari 17.2.
 */
function closeOthers({ currentTarget: item }: SyntheticEvent<HTMLDetailsElement>) {
  if (!item.open) return;
  for (const other of item.parentElement?.querySelectorAll('details') ?? []) {
    if (other !== item) other.open = false;
  }
}
