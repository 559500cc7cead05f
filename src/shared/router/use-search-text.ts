import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long typing rests before the URL says what was typed, in milliseconds. */
const URL_REST_MS = 300;

/**
 * The text of a search box: shown and searched at once, written to the URL when typing rests or the box
 * is left, and taken over from the URL when that changes without a person (Back, a link).
 */
export function useSearchText(
  inUrl: string,
  write: (text: string) => void,
): [text: string, setText: (text: string) => void, writeNow: () => void] {
  const [text, setText] = useState(inUrl);
  const written = useRef(inUrl);

  const writeNow = () => {
    if (text === written.current) return;
    written.current = text;
    write(text);
  };
  const rested = useEffectEvent(writeNow);

  useEffect(() => {
    if (inUrl === written.current) return;
    written.current = inUrl;
    setText(inUrl);
  }, [inUrl]);

  useEffect(() => {
    if (text === written.current) return;
    const rest = setTimeout(() => rested(), URL_REST_MS);
    return () => clearTimeout(rest);
  }, [text]);

  return [text, setText, writeNow];
}
