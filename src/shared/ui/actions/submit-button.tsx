import { Button, type ButtonProps } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

export interface SubmitButtonProps
  extends ButtonProps,
    Omit<ComponentProps<'button'>, keyof ButtonProps | 'type' | 'disabled'> {}

/**
 * Submits a form. Disabled on a prerendered page until hydration. Before hydration, a click or
 * Enter would reload the page with the user's text in the URL.
 */
export function SubmitButton(props: SubmitButtonProps) {
  return <Button {...props} type="submit" disabled={!useHydrated()} />;
}
