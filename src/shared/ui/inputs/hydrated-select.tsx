import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';

/** A select on a prerendered page. It is disabled until hydration, because before that a choice would have no effect. */
export function HydratedSelect(props: Omit<NativeSelectProps, 'disabled'>) {
  return <NativeSelect {...props} disabled={!useHydrated()} />;
}
