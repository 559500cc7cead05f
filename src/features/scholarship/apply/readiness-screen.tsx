import type { ReactNode } from 'react';
import { formatTimeLeft } from '#shared/format/dates.ts';
import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { BackLink, PageHeader } from '#shared/ui/layout/page.tsx';
import { DottedLine } from '../dotted-line.tsx';
import { EffortNote } from '../effort-note.tsx';
import type { Comparison } from '../readiness.ts';
import { Eligibility, RequiredDocuments } from '../requirement-lists.tsx';
import type { ScholarshipView } from '../scholarship-view.ts';
import classes from './readiness-screen.module.css';
import { ReadinessSummary } from './readiness-summary.tsx';

export interface ReadinessScreenProps {
  readonly view: ScholarshipView;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly comparison: Comparison;
  /**
   * True if the user can still apply. The screen then says how long an application takes, except to
   * signed-out visitors, because their summary already says so.
   */
  readonly canApply: boolean;
  /**
   * The card beside the checklist, with the scholarship's facts and the link to the application
   * form.
   */
  readonly aside: ReactNode;
}

/**
 * The checklist before the application form. Shows what the scholarship requires, and which
 * documents the student already has.
 */
export function ReadinessScreen(props: ReadinessScreenProps) {
  const { view, now, comparison, canApply, aside } = props;
  return (
    <AsideLayout
      aside={aside}
      header={
        <PageHeader
          title="Before you apply"
          lead={
            <>
              <span className={classes.wide}>What you need, and what happens next.</span>
              <span className={classes.narrow}>
                <DottedLine>
                  <span>{view.amount}</span>
                  <span>{view.deadline}</span>
                  <span>{formatTimeLeft(view.expiredAt, now)}</span>
                </DottedLine>
              </span>
            </>
          }
          back={
            <BackLink to="/scholarship/$id" params={{ id: view.id }}>
              {view.title}
            </BackLink>
          }
        />
      }
    >
      <div className="stack gap-8">
        <ReadinessSummary comparison={comparison} />
        <div className="columns gap-8">
          <RequiredDocuments requirements={view} comparison={comparison} />
          <Eligibility requirements={view} comparison={comparison} />
        </div>
        {canApply && comparison.kind !== 'signed-out' && <EffortNote />}
      </div>
    </AsideLayout>
  );
}
