import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { type Campaign, CampaignGrid } from '#features/crowdfunding/index.ts';
import { formatRupees } from '#shared/format/amount.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import classes from './home.module.css';
import type { studentStep } from './news-content.ts';

export interface NewsProps {
  /** What a signed-in student does next. */
  readonly step: ReturnType<typeof studentStep>;
  readonly scholarships: readonly Scholarship[];
  readonly campaigns: readonly Campaign[];
  readonly onSearch: (words: string) => void;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What is on the site now: a search, the next deadlines and two campaigns (HOME-01). */
export function News({ step, scholarships, campaigns, onSearch, now }: NewsProps) {
  const id = useId();
  return (
    <div className={classes.news}>
      {step && (
        <Notice>
          <div>
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </div>
          <LinkButton to={step.to}>{step.label}</LinkButton>
        </Notice>
      )}
      <Section id={`${id}-scholarships`} title="Find your scholarship">
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
        {scholarships.length > 0 && (
          <ul className={classes.deadlines} aria-label="Next deadlines">
            {scholarships.map(({ id: scholarshipId, title, totalAmount, expiredAt }) => (
              <li key={scholarshipId}>
                <AppLink dir="auto" className="strong" to="/scholarship/$id" params={{ id: scholarshipId }}>
                  {title}
                </AppLink>
                <span className={classes.amount}>{formatRupees(totalAmount)}</span>
                <span className={classes.left}>
                  <DeadlineBadge deadline={expiredAt} now={now} />
                </span>
              </li>
            ))}
          </ul>
        )}
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
