import { type ReactNode, useId } from 'react';
import classes from './faq.module.css';

/** A question and its answer. */
export interface FaqItem {
  readonly question: string;
  readonly answer: ReactNode;
}

export interface FaqProps {
  readonly items: readonly FaqItem[];
  /** True closes an item when another one opens; otherwise each opens and closes by itself. */
  readonly oneOpen?: boolean;
}

/** Questions that open their answers. The browser's own disclosure: it needs no script, and find-in-page opens it. */
export function Faq({ items, oneOpen = false }: FaqProps) {
  const group = useId();
  return (
    <div className={classes.faq}>
      {items.map(({ question, answer }) => (
        <details key={question} {...(oneOpen ? { name: group } : {})}>
          <summary>
            <span>{question}</span>
          </summary>
          <div className={classes.answer}>{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  );
}
