import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';

export interface LinkButtonProps extends Pick<AppLinkProps, 'href' | 'state' | 'replace' | 'onClick'> {
  readonly children: ReactNode;
  /** `next` is the one next step of a screen; `default` is everything beside it. */
  readonly variant?: 'next' | 'filled' | 'default';
  readonly size?: ButtonProps['size'];
  readonly fullWidth?: boolean;
  /** Says more than the visible label where several links share it; begins with that label. */
  readonly 'aria-label'?: string;
}

/** A link that looks like a button. */
export function LinkButton({ variant = 'filled', ...rest }: LinkButtonProps) {
  return <Button component={AppLink} variant={variant} {...rest} />;
}
