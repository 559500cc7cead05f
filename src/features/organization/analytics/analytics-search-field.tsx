import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '#shared/ui/search-field.tsx';

/** How long typing rests before it counts, in milliseconds. */
const REST_MS = 250;

export interface AnalyticsSearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search box that waits until typing rests, and follows what is searched for from elsewhere (Back, a reset). */
export function AnalyticsSearchField({ label, placeholder, value, onSearch }: AnalyticsSearchFieldProps) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  if (searched !== value) {
    setSearched(value);
    if (text.trim() !== value.trim()) setText(value);
  }
  const search = useEffectEvent(() => onSearch(text));
  useEffect(() => {
    if (text === searched) return;
    const rest = setTimeout(() => search(), REST_MS);
    return () => clearTimeout(rest);
  }, [text, searched]);

  return (
    <SearchField label={label} placeholder={placeholder} value={text} onChange={setText} maxLength={200} />
  );
}
