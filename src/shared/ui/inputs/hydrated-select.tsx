import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';

/** A select on a prerendered page. It is disabled until hydration: before, nothing would answer a choice. */
export function HydratedSelect(props: Omit<NativeSelectProps, 'disabled'>) {
  return <NativeSelect {...props} disabled={!useHydrated()} />;
}
