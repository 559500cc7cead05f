import type { ComponentProps } from 'react';
import classes from './badge.module.css';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'className'> {
  readonly tone: 'plain' | 'good' | 'soon' | 'quiet';
}

/** A word about a thing, beside it. */
export function Badge({ tone, ...rest }: BadgeProps) {
  return <span className={classes.badge} data-tone={tone} {...rest} />;
}
