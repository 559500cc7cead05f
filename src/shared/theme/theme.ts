import { createTheme } from '@mantine/core';

/** Mantine's theme from the product's tokens (tokens.css). What it draws is given its color. */
export const theme = createTheme({
  fontFamily: 'var(--ee-font)',
  defaultRadius: 'md',
  radius: { sm: 'var(--ee-radius-small)', md: 'var(--ee-radius)' },
  spacing: {
    xs: 'var(--ee-space-2)',
    sm: 'var(--ee-space-3)',
    md: 'var(--ee-space-4)',
    lg: 'var(--ee-space-6)',
  },
  fontSizes: { sm: 'var(--ee-size-small)' },
  respectReducedMotion: true,
});
