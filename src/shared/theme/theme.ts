import { createTheme, type MantineColorsTuple } from '@mantine/core';

const indigo: MantineColorsTuple = [
  '#eeedfb',
  '#d9d7f6',
  '#c2bfff',
  '#a9a5ff',
  '#8c86e0',
  '#6a64c9',
  '#4c47b3',
  '#35319b',
  '#29267d',
  '#1d1b5c',
];

/** Mantine's theme from the product's tokens (tokens.css), for light and dark. */
export const theme = createTheme({
  fontFamily: 'var(--ee-font)',
  headings: { fontFamily: 'var(--ee-font)', fontWeight: 'var(--ee-weight-bold)' },
  black: '#191a3d',
  colors: { indigo },
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
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
  breakpoints: { sm: '40em', md: '60em', lg: '72em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
