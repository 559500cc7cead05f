/** Styles Clerk's forms with the theme's custom properties, which follow light and dark mode. */
export const clerkAppearance = {
  // Makes sign-up ask for the user's name, which forms and the registration with the server need.
  options: { showOptionalFields: true },
  variables: {
    colorPrimary: 'var(--ee-brand)',
    colorPrimaryForeground: 'var(--ee-on-brand)',
    colorDanger: 'var(--ee-error)',
    colorSuccess: 'var(--ee-leaf)',
    colorWarning: 'var(--ee-attention)',
    colorNeutral: 'var(--ee-ink)',
    colorForeground: 'var(--ee-ink)',
    colorMuted: 'var(--ee-paper)',
    colorMutedForeground: 'var(--ee-ink-2)',
    colorBackground: 'var(--ee-card)',
    colorInput: 'var(--ee-card)',
    colorInputForeground: 'var(--ee-ink)',
    colorBorder: 'var(--ee-control-line)',
    colorRing: 'var(--ee-brand)',
    colorShimmer: 'var(--ee-skeleton)',
    fontFamily: 'inherit',
    fontFamilyButtons: 'inherit',
    fontSize: '1rem',
    borderRadius: '8px',
  },
  elements: {
    rootBox: {
      width: '100%',
      // Hides Clerk's heading on the first step, because the page has its own. Clerk's headings on
      // later steps give instructions.
      '& .cl-signIn-start .cl-header, & .cl-signUp-start .cl-header': { display: 'none' },
    },
    cardBox: {
      width: '100%',
      maxWidth: '28rem',
      border: '1px solid var(--ee-line)',
      borderRadius: '12px',
      boxShadow: 'none',
      // In a dialog, the form needs no border of its own. Clerk clips the form's box, so outlines
      // and focus rings need some room inside it.
      'dialog &': {
        maxWidth: 'none',
        width: 'calc(100% + 12px)',
        marginInline: '-6px',
        border: 0,
        borderRadius: 0,
      },
    },
    // Shrinks the padding on narrow screens, to leave room for large text.
    card: { boxShadow: 'none', paddingInline: 'min(2.5rem, 5.125vw)', 'dialog &': { paddingInline: '6px' } },
    formFieldInput: {
      '&:not([type="checkbox"])': { minHeight: '48px' },
      fontSize: '1.0625rem',
      // Replaces Clerk's faint outlines. Clerk's own rules come later, so these need `!important`.
      boxShadow: '0 0 0 1px var(--ee-control-line) !important',
      '&[aria-invalid="true"]': { boxShadow: '0 0 0 2px var(--ee-error) !important' },
    },
    otpCodeFieldInput: {
      '&:not(.cl-error)': { boxShadow: '0 0 0 1px var(--ee-control-line) !important' },
    },
    formButtonPrimary: {
      minHeight: '48px',
      fontSize: '1.0625rem',
      fontWeight: 'var(--ee-weight-bold)',
      backgroundColor: 'var(--ee-marigold)',
      color: 'var(--ee-on-marigold)',
      '&:hover, &:focus': { backgroundColor: 'var(--ee-marigold-strong)' },
      boxShadow: 'none !important',
      // Removes Clerk's gradient on buttons.
      '&::after': { background: 'none !important' },
    },
    buttonArrowIcon: { display: 'none' },
    footer: { background: 'var(--ee-paper)', 'dialog &': { marginInline: '6px' } },
    footerAction: { flexWrap: 'wrap', justifyContent: 'center', maxWidth: '100%' },
  },
} as const;
