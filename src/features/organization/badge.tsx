import type { ComponentProps } from 'react';
import classes from './badge.module.css';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'className'> {
  readonly tone: 'plain' | 'good' | 'quiet';
}

/** A word about a thing, beside it. */
export function Badge({ tone, ...rest }: BadgeProps) {
  return <span className={classes.badge} data-tone={tone} {...rest} />;
}

/** Says that a figure or a person is made up (ORG-09, ORG-17). The server's own figures never carry it. */
export function SampleBadge() {
  return <Badge tone="quiet">Sample data</Badge>;
}
