import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { type Campaign, CampaignGrid } from '#features/crowdfunding/index.ts';
import { formatRupees } from '#shared/format/amount.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import classes from './home.module.css';
import { ReminderList } from './reminder-list.tsx';
import type { Reminders } from './reminders.ts';

export interface NewsProps {
  /** A visitor's reminders. Null for a signed-in user. */
  readonly reminders: Reminders | null;
  readonly scholarships: readonly Scholarship[];
  readonly campaigns: readonly Campaign[];
  readonly onSearch: (words: string) => void;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The news: the next deadlines, a search and two campaigns (HOME-01). */
export function News({ reminders, scholarships, campaigns, onSearch, now }: NewsProps) {
  const id = useId();
  return (
    <div className={classes.news}>
      <Section id={`${id}-scholarships`} title="Find your scholarship">
        {reminders && <ReminderList reminders={reminders} now={now} />}
        <div className="with-aside">
          {scholarships.length > 0 && <Deadlines scholarships={scholarships} now={now} />}
          <div className={`${classes.search} panel stack`}>
            <search>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
                }}
              >
                <TextInput
                  id={`${id}-q`}
                  name="q"
                  type="search"
                  label="Search scholarships"
                  maxLength={MAX_QUERY}
                  autoComplete="off"
                  enterKeyHint="search"
                  inputContainer={(input) => (
                    <div className="cluster gap-2">
                      {input}
                      <Button type="submit">Search</Button>
                    </div>
                  )}
                />
              </form>
            </search>
            <AppLink className="strong" to="/scholarship">
              See all scholarships
            </AppLink>
          </div>
        </div>
      </Section>
      {campaigns.length > 0 && (
        <Section id={`${id}-campaigns`} title="Campaigns that end soon">
          <div className={classes.campaigns}>
            <CampaignGrid campaigns={campaigns} now={now} />
          </div>
        </Section>
      )}
    </div>
  );
}

/** The next deadlines, in columns for the title, the funder, the amount and the time left. */
function Deadlines({ scholarships, now }: Pick<NewsProps, 'scholarships' | 'now'>) {
  return (
    <ul className={`${classes.deadlines} lines`} aria-label="Next deadlines">
      {scholarships.map(({ id, title, organization, totalAmount, expiredAt }) => (
        <li key={id}>
          <AppLink dir="auto" className={`${classes.title} strong`} to="/scholarship/$id" params={{ id }}>
            {title}
          </AppLink>
          <span dir="auto" className={`${classes.funder} quiet`}>
            {organization?.name}
          </span>
          <span className={classes.amount}>{formatRupees(totalAmount)}</span>
          <span className={classes.left}>
            <DeadlineBadge deadline={expiredAt} now={now} />
          </span>
        </li>
      ))}
    </ul>
  );
}
