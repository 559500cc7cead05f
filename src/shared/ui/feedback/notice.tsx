import type { ComponentProps } from 'react';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'className'> {
  readonly tone?: 'plain' | 'attention' | 'good';
}

/** A notice with buttons beside its text, or below it on narrow screens. */
export function Notice({ tone = 'plain', ...rest }: NoticeProps) {
  return <div className="notice cluster between" data-tone={tone} {...rest} />;
}
