import type { ComponentProps } from 'react';
import classes from './notice.module.css';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'className'> {
  readonly tone?: 'plain' | 'attention';
}

/** A notice with its buttons beside it, or below on a narrow screen. */
export function Notice({ tone = 'plain', ...rest }: NoticeProps) {
  return <div className={`${classes.notice} cluster between`} data-tone={tone} {...rest} />;
}
