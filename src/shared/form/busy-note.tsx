import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { formatTime } from '../format/moment.ts';
import { fill } from '../text/fill.ts';
import { focusSubmitOnRemoval } from './focus-submit.ts';
import type { Wait } from './use-wait.ts';

/**
 * For waits longer than this, in milliseconds, the note shows the time of the next attempt instead
 * of a countdown.
 */
const LONG_MS = 300_000;

function busyText(msLeft: number, end: number, isLong: boolean): string {
  const text = 'The server is busy. What you typed is safe. We’ll try again {when}.';
  if (isLong) return fill(text, { when: fill('at {time}', { time: formatTime(end) }) });
  const seconds = Math.max(1, Math.ceil(msLeft / 1000));
  const when = seconds === 1 ? 'in 1 second' : fill('in {seconds} seconds', { seconds });
  return fill(text, { when });
}

/**
 * Says why a form was not sent, and whether it waits for a busy server (OUT-05) or for a connection
 * (OUT-07). The live region always exists, so that screen readers announce the text.
 */
export function BusyNote({ wait }: { readonly wait: Wait | null }) {
  return (
    <div role="status">
      {wait && wait.ms !== null && <Countdown ms={wait.ms} wait={wait} />}
      {wait && wait.ms === null && wait.reasons.length > 0 && <Offline reasons={wait.reasons} />}
    </div>
  );
}

/** Shown while the form waits for a connection. The form's own buttons can cancel the wait. */
function Offline({ reasons }: Pick<Wait, 'reasons'>) {
  return (
    <Notice tone="attention">
      <div>
        <Reasons reasons={reasons} />
        <p>What you typed is safe. We’ll send it as soon as you’re back online.</p>
      </div>
    </Notice>
  );
}

function Reasons({ reasons }: Pick<Wait, 'reasons'>) {
  return reasons.map((text) => (
    <p key={text} className="error">
      {text}
    </p>
  ));
}

/** Counts down to the next attempt. Screen readers read only the initial text. */
function Countdown({ ms, wait }: { readonly ms: number; readonly wait: Wait }) {
  const [end] = useState(() => Date.now() + ms);
  const [msLeft, setMsLeft] = useState(ms);
  useEffect(() => {
    const timer = setInterval(() => setMsLeft(end - Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end]);
  const isLong = ms > LONG_MS;
  return (
    <Notice ref={focusSubmitOnRemoval} tone="attention">
      <div>
        <Reasons reasons={wait.reasons} />
        <VisuallyHidden>{busyText(ms, end, isLong)}</VisuallyHidden>
        <p aria-hidden="true">{busyText(msLeft, end, isLong)}</p>
      </div>
      <div className="cluster">
        <Button size="sm" onClick={wait.goOn}>
          Try now
        </Button>
        <Button variant="default" size="sm" onClick={wait.stop}>
          Stop trying
        </Button>
      </div>
    </Notice>
  );
}
