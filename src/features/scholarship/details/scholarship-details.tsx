import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { BottomAction } from '#shared/ui/actions/bottom-action.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { ChecklistMark } from '#shared/ui/feedback/checklist-mark.tsx';
import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { BackLink, PageHeader } from '#shared/ui/layout/page.tsx';
import { PageMeta } from '#shared/ui/layout/page-meta.tsx';
import dotted from '../dotted-line.module.css';
import { DottedLine } from '../dotted-line.tsx';
import { EffortNote } from '../effort-note.tsx';
import { FunderStatus } from '../funder-status.tsx';
import type { ListFilters } from '../list-search.ts';
import type { Comparison } from '../readiness.ts';
import { Eligibility, RequiredDocuments } from '../requirement-lists.tsx';
import { ScholarshipActions } from '../scholarship-actions.tsx';
import { ScholarshipAside } from '../scholarship-aside.tsx';
import { factsIn } from '../scholarship-facts.ts';
import type { ScholarshipView } from '../scholarship-view.ts';
import type { Verification } from '../use-verification.ts';
import { CalendarButton } from './calendar-button.tsx';

export interface ScholarshipDetailsProps {
  readonly view: ScholarshipView;
  /** The application that the signed-in student has already sent for this scholarship. */
  readonly applied: Application | undefined;
  /** The search parameters for the link back to the list. */
  readonly listSearch?: Partial<ListFilters>;
  /** How the requirements compare with the student's profile. */
  readonly comparison: Comparison;
  readonly verification?: Verification;
  /** Whether the signed-in organization published this scholarship. */
  readonly isOwn?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The 'Share' and 'Save' buttons. */
  readonly sharing: ReactNode;
  /** The link for reporting a problem with the scholarship. */
  readonly report?: ReactNode;
  readonly onProceed: (event: MouseEvent) => void;
  readonly onCalendar: () => Promise<string | null>;
  /** Undefined if no user is signed in. */
  readonly onLogout?: (() => void) | undefined;
}

/**
 * The page of one scholarship, with its conditions, documents, deadline and next step (SCH-10 to
 * SCH-15).
 */
export function ScholarshipDetails(props: ScholarshipDetailsProps) {
  const { view, applied, listSearch = {}, comparison, verification = null, isOwn = false, now } = props;
  const { sharing, report, onProceed, onCalendar, onLogout } = props;
  const count = comparison.kind === 'compared' && comparison.readiness.count;
  return (
    <>
      <PageMeta title={view.title} description={view.description} />
      <AsideLayout
        isAsideFirst
        header={
          <PageHeader
            back={
              <BackLink to="/scholarship" search={listSearch}>
                Back to Scholarships
              </BackLink>
            }
            title={view.title}
            lead={
              <DottedLine>
                <span dir="auto">{fill('Funded by {funder}', { funder: view.fundedBy })}</span>
                <FunderStatus verification={verification} />
              </DottedLine>
            }
          />
        }
        aside={
          <ScholarshipAside view={view} now={now} isNamed={false}>
            {count && !applied && (
              <p className="beside gap-2">
                <ChecklistMark kind={count.missing === 0 ? 'have' : 'open'} />
                <a href="#documents">{fill('{have} of {documents} documents ready', count)}</a>
              </p>
            )}
            {isOwn ? (
              <BottomAction>
                <LinkButton
                  variant="next"
                  fullWidth
                  to="/organization/dashboard/edit-scholarship/$id"
                  params={{ id: view.id }}
                >
                  Edit
                </LinkButton>
              </BottomAction>
            ) : (
              <ScholarshipActions
                {...{ view, applied, now, onProceed }}
                lacksProfile={comparison.kind === 'no-profile'}
                signIn={comparison.kind === 'signed-out' ? comparison.signIn : null}
              />
            )}
          </ScholarshipAside>
        }
      >
        <div className="stack gap-8">
          <div className="stack gap-3">
            <p className="prose" dir="auto">
              {view.description}
            </p>
            <ul className={`${dotted.line} quiet`} aria-label="Figures">
              {factsIn('figures', view).map(({ term, text }) => (
                <li key={term}>{text}</li>
              ))}
            </ul>
          </div>
          <EffortNote />
          <div className="cluster gap-2">
            {!applied && !isOwn && !hasEnded(view.expiredAt, now) && (
              <CalendarButton onCalendar={onCalendar} />
            )}
            {sharing}
          </div>
          <div className="columns gap-8">
            <Eligibility requirements={view} comparison={comparison} />
            <RequiredDocuments requirements={view} comparison={comparison} />
          </div>
          <p>
            <AppLink to="/scholarship/$id/apply" params={{ id: view.id }}>
              Check what you need
            </AppLink>
          </p>
          <div className="cluster between">
            {report}
            {onLogout && (
              <Button variant="default" size="sm" onClick={onLogout}>
                Logout
              </Button>
            )}
          </div>
        </div>
      </AsideLayout>
    </>
  );
}
