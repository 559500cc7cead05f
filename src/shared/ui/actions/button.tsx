import { createLink, useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Anchor, type AnchorProps } from './app-link.tsx';
import classes from './button.module.css';

interface Look {
  /** `next` is the one next step of a screen, `filled` another main action, `default` a secondary one. */
  readonly variant?: 'next' | 'filled' | 'default';
  /** `icon` is a square for a picture; the button then needs an `aria-label`. */
  readonly size?: 'md' | 'sm' | 'icon';
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

/** A button for an action on this page. It submits a form only with `type="submit"`. */
export function Button({ variant, size, fullWidth, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} {...look({ variant, size, fullWidth })} {...rest} />;
}

/**
 * Submits a form. On a prerendered page it is disabled until hydration: neither a click nor Enter submits, so nothing
 * typed ends up in the URL.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  return <Button {...props} type="submit" disabled={!useHydrated()} />;
}

export interface LabelButtonProps extends Omit<ComponentProps<'label'>, 'className'>, Look {
  readonly htmlFor: string;
}

/** The label of a visually hidden file input, which looks like a button. */
export function LabelButton({ variant, size, fullWidth, htmlFor, children, ...rest }: LabelButtonProps) {
  return (
    <label htmlFor={htmlFor} {...look({ variant, size, fullWidth })} {...rest}>
      {children}
    </label>
  );
}

export interface AnchorButtonProps extends Omit<AnchorProps, 'className'>, Look {}

/** An anchor for addresses outside the router, which looks like a button. */
export function AnchorButton({ variant, size, fullWidth, ...rest }: AnchorButtonProps) {
  return <Anchor {...rest} {...look({ variant, size, fullWidth })} />;
}

/** A link to a page of this site, which looks like a button. */
export const LinkButton = createLink(AnchorButton);
