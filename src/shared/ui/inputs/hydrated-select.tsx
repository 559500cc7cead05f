import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';

/**
 * A select on a prerendered page. Disabled until hydration, because a choice would have no effect
 * before then.
 */
export function HydratedSelect(props: Omit<NativeSelectProps, 'disabled'>) {
  return <NativeSelect {...props} disabled={!useHydrated()} />;
}
