import { isoDay } from '../format/dates.ts';
import { formatDayAndTime, formatTime } from '../format/moment.ts';
import { fill } from '../text/fill.ts';
import { IN_FLIGHT_MS, type OutboxEntry } from './outbox-rules.ts';

/** What a person reads about something that waits. */
export interface OutboxWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Whether it goes when there is a connection, without anybody's doing. */
const isSentByItself = ({ state }: OutboxEntry) => state === 'waiting' || state === 'sending';

/** What is said of the deadline, before it and after it. */
function deadlineWords(entry: OutboxEntry, now: number): readonly string[] {
  const { deadline, state, since } = entry;
  if (deadline === null) return [];
  const when = formatDayAndTime(deadline);
  if (state === 'sent') {
    return since > deadline ? [fill('It arrived after the deadline, which was on {when}.', { when })] : [];
  }
  if (deadline <= now) {
    const text = isSentByItself(entry)
      ? 'The deadline passed on {when}, before it was sent. It may be refused, and we still try to send it.'
      : 'The deadline passed on {when}.';
    return [fill(text, { when })];
  }
  return isoDay(deadline) === isoDay(now)
    ? [fill('The deadline is today at {time}.', { time: formatTime(deadline) })]
    : [fill('The deadline is on {when}.', { when })];
}

/** Where something waits, and until when. */
export function keptWords(entry: OutboxEntry, isInTab: boolean): string {
  const [kept, goes] = isInTab
    ? ['You are not signed in, so it is kept in this tab alone', ': leave the tab open until it is sent']
    : ['It is kept on this device, for 30 days at most', ', and sent when you are here and online'];
  return isSentByItself(entry) ? `${kept}${goes}.` : `${kept}.`;
}

/** The status of something that waits, in words. */
export function outboxWords(entry: OutboxEntry, now: number): OutboxWords {
  const deadline = deadlineWords(entry, now);
  const said = entry.said === null ? [] : [entry.said];
  switch (entry.state) {
    case 'waiting': {
      const pause =
        entry.notBefore > now && entry.putOff > 0
          ? [
              fill('Many people are applying right now. We try again at {time}.', {
                time: formatTime(entry.notBefore),
              }),
            ]
          : [];
      return {
        title: 'Saved. We will send it when you are online',
        lines: [...deadline, ...said, ...pause],
      };
    }
    case 'sending':
      if (now - entry.since < IN_FLIGHT_MS) return { title: 'It is being sent', lines: deadline };
      return {
        title: 'Saved. We will send it when you are online',
        lines: [
          ...deadline,
          'The answer to an earlier attempt was lost. Before we send it again, we ask the server whether it has arrived.',
        ],
      };
    case 'sent':
      return { title: 'It has arrived', lines: [...said, ...deadline] };
    case 'refused':
      return { title: 'It was not accepted', lines: [...said, ...deadline] };
    case 'unclear':
      return {
        title: 'It is unclear whether it has arrived',
        lines: [
          'The answer was lost, and there is no way to check. We do not send it again unless you ask us to.',
          ...deadline,
        ],
      };
  }
}
