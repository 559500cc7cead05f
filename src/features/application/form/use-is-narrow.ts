import { useMediaQuery } from '@mantine/hooks';

/** True on narrow screens, where the scholarship's card is above the form (layout.css). */
export const useIsNarrow = () =>
  useMediaQuery('(max-width: 60em)', undefined, { getInitialValueInEffect: false });
