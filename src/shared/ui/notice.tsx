import type { HTMLAttributes } from 'react';
import classes from './notice.module.css';

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  readonly tone?: 'plain' | 'attention';
}

/** A paragraph to know about, with its buttons beside it, or below where there is no room. */
export function Notice({ tone = 'plain', ...rest }: NoticeProps) {
  return <div className={classes.notice} data-tone={tone} {...rest} />;
}
