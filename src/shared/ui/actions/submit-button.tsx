import { Button, type ButtonProps } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

export interface SubmitButtonProps
  extends ButtonProps,
    Omit<ComponentProps<'button'>, keyof ButtonProps | 'type' | 'disabled'> {}

/**
 * Submits a form. Disabled on a prerendered page until hydration. Until then neither a click nor
 * Enter submits the form, so the user's text never ends up in the URL.
 */
export function SubmitButton(props: SubmitButtonProps) {
  return <Button {...props} type="submit" disabled={!useHydrated()} />;
}
