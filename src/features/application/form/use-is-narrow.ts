import { useMediaQuery } from '@mantine/hooks';

/** Whether the scholarship's card is above the form and not beside it (layout.css). */
export const useIsNarrow = () =>
  useMediaQuery('(max-width: 60em)', undefined, { getInitialValueInEffect: false });
