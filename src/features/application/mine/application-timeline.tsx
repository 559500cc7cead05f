import '@mantine/core/styles/Timeline.layer.css';
import { Badge, Timeline } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatLongDate } from '#shared/format/dates.ts';
import { statusWords } from '#shared/ui/feedback/application-status-words.ts';
import classes from './application-timeline.module.css';

export interface ApplicationTimelineProps {
  readonly status: string | null | undefined;
  /** When the student sent the application. The record has no other date. */
  readonly sentAt: string | null | undefined;
  readonly next?: ReactNode;
}

const TONES = { open: 'plain', accepted: 'good', closed: 'quiet', other: 'quiet' } as const;

/** The history of an application, as far as the server records it. */
export function ApplicationTimeline({ status, sentAt, next }: ApplicationTimelineProps) {
  const { tone, text, meaning } = statusWords(status);
  const date = sentAt ? formatLongDate(sentAt) : 'Date not known';
  const isOnlySent = !status?.trim();
  const isWaiting = tone === 'open' || isOnlySent;
  const item = { role: 'listitem', classNames: { itemTitle: classes.title } };
  return (
    <Timeline
      className={classes.timeline}
      role="list"
      aria-label="Status"
      active={isOnlySent ? 0 : 1}
      color={tone === 'accepted' ? 'var(--ee-leaf)' : 'var(--ee-brand)'}
      bulletSize={18}
      lineWidth={3}
    >
      <Timeline.Item {...item} title="Sent">
        <span className="quiet">{date}</span>
      </Timeline.Item>
      {!isOnlySent && (
        <Timeline.Item {...item} title={<Badge variant={TONES[tone]}>{text}</Badge>}>
          {meaning !== null && <span className="quiet">{meaning}</span>}
        </Timeline.Item>
      )}
      {(isWaiting || next) && (
        <Timeline.Item {...item} title={isWaiting ? 'Decision' : 'Next'} lineVariant="dashed">
          <span className="quiet">{isWaiting ? 'You’ll see the decision here.' : next}</span>
        </Timeline.Item>
      )}
    </Timeline>
  );
}
