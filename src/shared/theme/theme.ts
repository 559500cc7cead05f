import { createTheme, type MantineColorsTuple } from '@mantine/core';
import classes from './controls.module.css';

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
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain objects: importing the components would load all of them with the first page.
  components: {
    Input: { classNames: { wrapper: classes.inputWrapper, input: classes.input } },
    InputWrapper: {
      classNames: { label: classes.label, description: classes.description, error: classes.error },
    },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Checkbox: {
      defaultProps: { size: 'md' },
      classNames: { input: classes.choice, label: classes.choiceLabel },
    },
    Radio: {
      defaultProps: { size: 'md' },
      classNames: { radio: classes.choice, label: classes.choiceLabel },
    },
  },
});
