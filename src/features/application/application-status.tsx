import classes from './application-status.module.css';
import { statusWords } from './status-words.ts';

/** The status of an application, and what it means. */
export function ApplicationStatus({ status }: { readonly status: string | null | undefined }) {
  const { tone, text, meaning } = statusWords(status);
  return (
    <div className={classes.status}>
      <span className={classes.word} data-tone={tone}>
        {text}
      </span>
      {meaning !== null && <span className={classes.meaning}>{meaning}</span>}
    </div>
  );
}
