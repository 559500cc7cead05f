import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last keystroke the URL changes, in milliseconds. */
const URL_DELAY_MS = 300;

/**
 * The text of a search box. Typing searches immediately. The URL follows when typing pauses or the
 * box loses focus. When Back or a link changes the URL, the box follows it.
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
  const onPause = useEffectEvent(writeNow);

  useEffect(() => {
    if (inUrl === written.current) return;
    written.current = inUrl;
    setText(inUrl);
  }, [inUrl]);

  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => onPause(), URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText, writeNow];
}
