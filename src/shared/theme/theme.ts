import { createTheme } from '@mantine/core';

/** Mantine's theme from the product's tokens (tokens.css). What it draws is given its color. */
export const theme = createTheme({
  fontFamily: 'var(--ee-font)',
  defaultRadius: 'md',
  radius: {
    xs: 'var(--ee-radius-small)',
    sm: 'var(--ee-radius-small)',
    md: 'var(--ee-radius)',
    lg: 'var(--ee-radius-card)',
  },
  spacing: {
    xs: 'var(--ee-space-2)',
    sm: 'var(--ee-space-3)',
    md: 'var(--ee-space-4)',
    lg: 'var(--ee-space-6)',
    xl: 'var(--ee-space-8)',
  },
  fontSizes: {
    xs: 'var(--ee-size-small)',
    sm: 'var(--ee-size-small)',
    md: 'var(--ee-size-body)',
    lg: 'var(--ee-size-lead)',
    xl: 'var(--ee-size-heading)',
  },
  respectReducedMotion: true,
});
