import { Badge } from '@mantine/core';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { statusWords } from '#shared/ui/feedback/application-status-words.ts';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import type { Reminders } from './reminders.ts';

export interface ReminderListProps {
  readonly reminders: Reminders;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Lists new decisions, then the saved scholarships that end within a week (HOME-07). */
export function ReminderList({ reminders: { decisions, closing }, now }: ReminderListProps) {
  if (decisions.length + closing.length === 0) return null;
  return (
    <ul id="reminders" className="lines" aria-label="Reminders">
      {decisions.map(({ applicationId, title, isAccepted }) => (
        <li key={applicationId} className="cluster gap-2">
          <span className="quiet">Decided</span>
          <AppLink dir="auto" className="strong" to="/student/applications">
            {title ?? 'Scholarship no longer listed'}
          </AppLink>
          <Badge variant={isAccepted ? 'good' : 'quiet'}>
            {statusWords(isAccepted ? 'ACCEPTED' : 'REJECTED').text}
          </Badge>
        </li>
      ))}
      {closing.map(({ id, title, expiredAt }) => (
        <li key={id} className="cluster gap-2">
          <span className="quiet">Saved</span>
          <AppLink dir="auto" className="strong" to="/scholarship/$id" params={{ id }}>
            {title}
          </AppLink>
          <DeadlineBadge deadline={expiredAt} now={now} />
        </li>
      ))}
    </ul>
  );
}
