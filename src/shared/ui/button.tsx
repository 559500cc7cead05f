import { createLink, useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Anchor, type AnchorProps } from './app-link.tsx';
import classes from './button.module.css';

interface Look {
  /** `next` is the one next step of a screen; `filled` another thing to do; `default` what is beside. */
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

/**
 * Sends a form. On a page that the build drew it is disabled until React has taken the form over: neither a click nor Enter
 * sends it, and nothing typed ends in the address.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  return <Button {...props} type="submit" disabled={!useHydrated()} />;
}

export interface LabelButtonProps extends Omit<ComponentProps<'label'>, 'className'>, Look {
  readonly htmlFor: string;
}

/** The label of a visually hidden file input that looks like a button. */
export function LabelButton({ variant, size, fullWidth, htmlFor, children, ...rest }: LabelButtonProps) {
  return (
    <label htmlFor={htmlFor} {...look({ variant, size, fullWidth })} {...rest}>
      {children}
    </label>
  );
}

export interface AnchorButtonProps extends Omit<AnchorProps, 'className'>, Look {}

/** A plain anchor that looks like a button, for addresses outside the router. */
export function AnchorButton({ variant, size, fullWidth, ...rest }: AnchorButtonProps) {
  return <Anchor {...rest} {...look({ variant, size, fullWidth })} />;
}

/** A link to a page of this site that looks like a button: it can be opened in a new tab. */
export const LinkButton = createLink(AnchorButton);
