import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeComponents,
  type VariantColorsResolver,
} from '@mantine/core';
import classes from './kit.module.css';

type Colors = ReturnType<VariantColorsResolver>;

function look(background: string, color: string, hover = background, border = 'transparent'): Colors {
  return { background, color, hover, border: `1px solid ${border}`, hoverColor: color };
}

/** The colors of buttons and badges, by variant. Each color is a token (tokens.css). */
const looks: Readonly<Record<string, Colors>> = {
  /** The next step that a screen suggests. At most one per screen. */
  next: look('var(--ee-marigold)', 'var(--ee-on-marigold)', 'var(--ee-marigold-strong)'),
  /** A main action that is not the next step. */
  filled: look('var(--ee-brand)', 'var(--ee-on-brand)', 'var(--ee-brand-strong)'),
  /** A secondary action. */
  default: look('var(--ee-card)', 'var(--ee-ink)', 'var(--ee-tint)', 'var(--ee-control-line)'),
  /** One of several equal actions, such as a button in a menu. */
  subtle: look('transparent', 'var(--ee-brand)', 'var(--ee-tint)'),
  /** A neutral status, such as 'Open'. */
  plain: look('var(--ee-tint)', 'var(--ee-brand)'),
  /** A success: money received, or something verified or accepted. */
  good: look('var(--ee-leaf-soft)', 'var(--ee-leaf)'),
  /** Something that ends soon. */
  soon: look('var(--ee-marigold-soft)', 'var(--ee-attention)'),
  /** Something that has ended, or that is only an example. */
  quiet: look('var(--ee-card)', 'var(--ee-ink-2)', 'var(--ee-card)', 'var(--ee-line)'),
};

type Sizes = Readonly<Record<string, Readonly<Record<string, string>>>>;

const buttonSizes: Sizes = {
  sm: {
    '--button-height': '40px',
    '--button-padding-x': 'var(--ee-space-4)',
    '--button-fz': 'var(--ee-size-small)',
  },
  md: {
    '--button-height': '48px',
    '--button-padding-x': 'min(var(--ee-space-6), 5vw)',
    '--button-fz': 'var(--ee-size-body)',
  },
};

/**
 * Mantine sets size variables in the element's `style`, so only Mantine's `vars` option can change
 * them.
 */
const sizedBy = (sizes: Sizes) => (_theme: unknown, props: { readonly size?: string }) => ({
  root: sizes[props.size ?? 'md'] ?? {},
});
const fixed = (part: string, variables: Readonly<Record<string, string>>) => () => ({ [part]: variables });

const textField = {
  defaultProps: {
    // Lets Urdu text start at the right edge.
    dir: 'auto',
  },
};

const components: MantineThemeComponents = {
  Button: {
    defaultProps: { variant: 'filled', size: 'md' },
    classNames: { root: classes.button, inner: classes.buttonInner, label: classes.buttonLabel },
    vars: sizedBy(buttonSizes),
  },
  ActionIcon: {
    defaultProps: { variant: 'default' },
    classNames: { root: classes.icon },
    vars: fixed('root', { '--ai-size': '44px' }),
  },
  InputWrapper: {
    defaultProps: {
      withAsterisk: false,
      inputWrapperOrder: ['label', 'description', 'error', 'input'],
    },
    classNames: {
      root: 'stack gap-2',
      label: classes.label,
      description: classes.description,
      error: classes.problem,
    },
    vars: () => ({
      label: { '--input-label-size': 'var(--ee-size-body)' },
      description: { '--input-description-size': 'var(--ee-size-small)' },
      error: { '--input-error-size': 'var(--ee-size-body)' },
    }),
  },
  // A description may contain paragraphs, so it can't be a `p` itself.
  InputDescription: { defaultProps: { component: 'div' } },
  Input: {
    // Screen readers skip the '₹' or '+91' before the text, because the label explains it.
    defaultProps: { leftSectionProps: { 'aria-hidden': true } },
    classNames: { wrapper: classes.inputWrapper, input: classes.input, section: classes.section },
    vars: fixed('wrapper', { '--input-height': '48px', '--input-fz': 'var(--ee-size-body)' }),
  },
  TextInput: textField,
  Textarea: textField,
  Checkbox: {
    classNames: {
      body: 'kit-choice',
      labelWrapper: 'kit-choice-words',
      label: 'kit-choice-label',
      input: 'kit-mark',
    },
  },
  Radio: {
    classNames: {
      body: 'kit-choice',
      labelWrapper: 'kit-choice-words',
      label: 'kit-choice-label',
      radio: 'kit-mark',
    },
  },
  Chip: {
    defaultProps: { variant: 'outline' },
    classNames: { root: 'kit-chip-root', label: 'kit-chip', input: 'kit-chip-input' },
  },
  SegmentedControl: {
    classNames: { root: 'kit-segments', label: 'kit-segment', indicator: 'kit-segment-mark' },
  },
  Badge: {
    // Mantine's default is a block element, which is invalid inside a paragraph.
    defaultProps: { component: 'span', variant: 'plain', radius: 'sm' },
    classNames: { root: classes.badge, label: classes.badgeLabel },
  },
  Loader: { defaultProps: { 'aria-hidden': true } },
  Tabs: { classNames: { tab: 'kit-tab' } },
  Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'sm' } },
};

/**
 * Mantine's theme. Its colors, spaces and sizes come from the tokens (tokens.css, mantine.css).
 * kit.module.css has the rules that Mantine's props and variables can't express.
 */
export const theme = createTheme({
  defaultRadius: 'md',
  radius: { sm: 'var(--ee-radius-small)', md: 'var(--ee-radius)' },
  respectReducedMotion: true,
  variantColorResolver: (input) => looks[input.variant] ?? defaultVariantColorsResolver(input),
  components,
});
