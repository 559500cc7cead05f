import type { ComponentProps } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import classes from './button.module.css';

interface Look {
  /** `next` is the one next step of a screen; `filled` another thing to do; `default` what stands beside. */
  readonly variant?: 'next' | 'filled' | 'default';
  readonly size?: 'md' | 'sm';
  readonly fullWidth?: boolean;
}

function look({ variant = 'filled', size = 'md', fullWidth = false }: Look) {
  return {
    className: classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
  };
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {}

/** Something to do on this page. It sends a form only where its `type` says so. */
export function Button({ variant, size, fullWidth, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} {...look({ variant, size, fullWidth })} {...rest} />;
}

export interface LinkButtonProps extends Omit<AppLinkProps, 'className'>, Look {}

/** A link that looks like a button: it goes somewhere, and can be opened in a new tab. */
export function LinkButton({ variant, size, fullWidth, ...rest }: LinkButtonProps) {
  return <AppLink {...look({ variant, size, fullWidth })} {...rest} />;
}
