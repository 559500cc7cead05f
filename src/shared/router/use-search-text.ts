import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The delay between the last keystroke and the change of the URL, in milliseconds. */
const URL_DELAY_MS = 300;

/**
 * Keeps a search box and the URL in sync. The URL changes once the user stops typing or leaves the
 * box. When Back or a link changes the URL, the box shows the text from the URL.
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
