import type { ReactNode } from 'react';
import { EffortNote } from '#features/scholarship/index.ts';
import { BackLink, PageHeader } from '#shared/ui/page.tsx';
import { ApplicationLayout } from '../application-layout.tsx';
import { type Requirements, readiness } from '../readiness.ts';
import { type ListState, ReadinessList } from './readiness-list.tsx';
import classes from './readiness-screen.module.css';
import { type Comparison, ReadinessSummary } from './readiness-summary.tsx';

export interface ReadinessScreenProps {
  readonly scholarship: { readonly id: string; readonly title: string };
  readonly requirements: Requirements;
  readonly comparison: Comparison;
  /** Whether the deadline is still to come; only then is the time to apply shown. */
  readonly canApply: boolean;
  /** The scholarship's card, with the next step. */
  readonly aside: ReactNode;
}

const LIST_STATE: Readonly<Record<Comparison['kind'], ListState>> = {
  'signed-out': 'plain',
  'not-student': 'plain',
  'no-profile': 'plain',
  failed: 'plain',
  loading: 'loading',
  compared: 'compared',
};

/** The checklist before the form: what the scholarship requires, and what the student already has. */
export function ReadinessScreen(props: ReadinessScreenProps) {
  const { scholarship, requirements, comparison, canApply, aside } = props;
  const { conditions, documents } =
    comparison.kind === 'compared' ? comparison.readiness : readiness(requirements, {});
  const state = LIST_STATE[comparison.kind];
  return (
    <ApplicationLayout aside={aside}>
      <PageHeader
        title="Before you apply"
        lead="What this scholarship asks for, and what you already have."
        back={
          <BackLink to="/scholarship/$id" params={{ id: scholarship.id }}>
            {scholarship.title}
          </BackLink>
        }
      />
      <div className={classes.parts}>
        <ReadinessSummary comparison={comparison} />
        <ReadinessList
          id="eligibility"
          title="Eligibility"
          items={conditions}
          state={state}
          none="The organization lists no conditions."
        />
        <ReadinessList
          id="documents"
          title="Required documents"
          items={documents}
          state={state}
          none="The organization asks for no documents."
        />
        {canApply && <EffortNote />}
      </div>
    </ApplicationLayout>
  );
}
