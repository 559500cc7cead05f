import type { ComponentProps } from 'react';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'className'> {
  readonly tone?: 'plain' | 'attention' | 'good';
}

/** A notice with its buttons beside it, or below on a narrow screen. */
export function Notice({ tone = 'plain', ...rest }: NoticeProps) {
  return <div className="notice cluster between" data-tone={tone} {...rest} />;
}
