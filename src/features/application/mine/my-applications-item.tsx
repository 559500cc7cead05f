import { Button } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { toScholarshipView } from '#features/scholarship/index.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { isDecided, statusWords } from '#shared/ui/feedback/application-status-words.ts';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import { AnswersText } from './answers-text.tsx';
import { isAccepted } from './application-order.ts';
import { ApplicationTimeline } from './application-timeline.tsx';
import { ChosenDrawing } from './chosen-drawing.tsx';
import classes from './my-applications.module.css';
import type { Withdrawal } from './withdraw-mutation.ts';

/** A withdrawal that the student has to confirm. */
export interface AskedWithdrawal extends Withdrawal {
  readonly title: string;
}

/** The scholarships of the student's applications and drafts. */
export interface ScholarshipLookup {
  readonly byId: ReadonlyMap<string, Scholarship>;
  /**
   * Whether the list of scholarships has loaded. Only then does a missing id mean that the
   * scholarship is no longer listed.
   */
  readonly state: 'read' | 'reading' | 'failed';
}

export interface MyApplicationsItemProps {
  readonly application: Application;
  readonly scholarships: ScholarshipLookup;
  /** The account's email address, for messages from organizations. Null if there is none. */
  readonly email: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onWithdraw: (withdrawal: AskedWithdrawal) => void;
  /** Ref of the link that opens the printable sheet. */
  readonly printLink?: Ref<HTMLAnchorElement>;
}

/** One application, with its status and the student's next steps. */
export function MyApplicationsItem(props: MyApplicationsItemProps) {
  const { application, scholarships, email, now, onWithdraw, printLink } = props;
  const { scholarshipId, createdAt, status } = application;
  const titleId = useId();
  const scholarship = scholarships.byId.get(scholarshipId ?? '');
  const view = scholarship && toScholarshipView(scholarship);
  const isChosen = isAccepted(status);
  const isOpen = view && !isDecided(status) && !hasEnded(view.expiredAt, now);
  const ask = (corrects: boolean) => {
    if (view) onWithdraw({ application, scholarshipId: view.id, title: view.title, corrects });
  };
  const title = view?.title ?? '';
  return (
    <li className={`panel ${isChosen ? classes.chosen : ''}`} data-kind={isChosen ? 'good' : undefined}>
      {isChosen && <ChosenDrawing className={classes.drawing} />}
      <article className="with-aside" aria-labelledby={titleId} data-chosen={isChosen || undefined}>
        <div className="stack gap-3">
          {isChosen && <Got scholarship={scholarship} amount={view?.amount} />}
          <Title
            id={titleId}
            view={view}
            scholarshipId={scholarshipId}
            lookup={scholarships}
            isFunderNamed={isChosen}
          />
          {isChosen ? (
            <p>
              <strong>Nobody will ask you for money.</strong> If anyone does, don’t pay, and{' '}
              <AppLink to="/contact">tell us</AppLink>.
            </p>
          ) : (
            <Facts view={view} isCounted={!isDecided(status)} now={now} />
          )}
        </div>
        <ApplicationTimeline
          status={status}
          sentAt={createdAt}
          next={isChosen && nextStep(scholarship, email)}
        />
        <div className="stack gap-3">
          <Answers application={application} />
          <div className="cluster">
            {isOpen && (
              <Button
                variant="default"
                size="sm"
                aria-label={fill('Correct: {title}', { title })}
                onClick={() => ask(true)}
              >
                Correct
              </Button>
            )}
            {statusWords(status).tone === 'closed' && (
              <LinkButton variant="default" size="sm" to="/scholarship">
                Find other scholarships
              </LinkButton>
            )}
            <LinkButton
              ref={printLink}
              variant="default"
              size="sm"
              to="/student/applications"
              search={{ print: application.id }}
              aria-label={fill('Print: {title}', { title })}
            >
              Print
            </LinkButton>
            {isOpen && (
              <Button
                variant="subtle"
                size="sm"
                aria-label={fill('Withdraw: {title}', { title })}
                onClick={() => ask(false)}
              >
                Withdraw
              </Button>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}

type View = ReturnType<typeof toScholarshipView>;

const funderOf = (scholarship: Scholarship | undefined) => scholarship?.organization?.name?.trim() || null;

/** Says how much the student won, and names the funder if the scholarship does. */
function Got({
  scholarship,
  amount,
}: {
  readonly scholarship?: Scholarship | undefined;
  readonly amount?: string | undefined;
}) {
  const funder = funderOf(scholarship);
  return (
    <p className="heading strong good">
      {amount === undefined
        ? 'You got it!'
        : funder === null
          ? fill('You got it: {amount}', { amount })
          : fill('You got it: {amount} from {funder}', { amount, funder })}
    </p>
  );
}

/** Says what the organization will do next, but not when, because the site has no date for it. */
function nextStep(scholarship: Scholarship | undefined, email: string | null): string {
  const funder = funderOf(scholarship) ?? 'The organization';
  return email === null
    ? fill('{funder} will write to you about the next steps. Keep your documents ready.', { funder })
    : fill('{funder} will write to you at {email} about the next steps. Keep your documents ready.', {
        funder,
        email,
      });
}

interface TitleProps {
  readonly id: string;
  readonly view: View | undefined;
  readonly scholarshipId: string | null | undefined;
  readonly lookup: ScholarshipLookup;
  /** True if the item already names the funder, as it does for accepted applications. */
  readonly isFunderNamed: boolean;
}

function Title({ id, view, scholarshipId, lookup, isFunderNamed }: TitleProps) {
  return (
    <div>
      <h2 id={id} className="small-heading" dir="auto">
        {view ? (
          <AppLink to="/scholarship/$id" params={{ id: view.id }}>
            {view.title}
          </AppLink>
        ) : lookup.state === 'read' ? (
          'Scholarship no longer listed'
        ) : (
          'Scholarship'
        )}
      </h2>
      {!(view && isFunderNamed) && (
        <p className="quiet" dir="auto">
          {view ? view.fundedBy : scholarshipId ? fill('ID: {id}', { id: scholarshipId }) : 'No ID'}
        </p>
      )}
    </div>
  );
}

interface FactsProps {
  readonly view: View | undefined;
  /** Whether to show how many days are left until the deadline. */
  readonly isCounted: boolean;
  readonly now: number;
}

function Facts({ view, isCounted, now }: FactsProps) {
  return (
    <dl className="cluster gap-6">
      <Fact name="Amount">{view?.amount ?? '—'}</Fact>
      <Fact name="Deadline">
        {view ? (
          <>
            <span>{view.deadline}</span> {isCounted && <DeadlineBadge deadline={view.expiredAt} now={now} />}
          </>
        ) : (
          '—'
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="beside gap-2">
      <dt>{name}</dt>
      <dd className="cluster gap-2">{children}</dd>
    </div>
  );
}

/** The student's answers. Renders nothing if the server does not return them. */
function Answers({ application }: Pick<MyApplicationsItemProps, 'application'>) {
  const { scholarshipReason: reason, otherScholarships } = application;
  if (!reason?.trim()) return null;
  return (
    <details>
      <summary>Your answers</summary>
      <div className="stack">
        <AnswersText reason={reason} otherScholarships={otherScholarships} />
      </div>
    </details>
  );
}
