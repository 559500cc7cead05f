import type { ReactNode } from 'react';
import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { BackLink, PageHeader } from '#shared/ui/layout/page.tsx';
import { EffortNote } from '../effort-note.tsx';
import type { Comparison } from '../readiness.ts';
import { RequirementLists, type RequirementListsProps } from '../requirement-lists.tsx';
import { ReadinessSummary } from './readiness-summary.tsx';

export interface ReadinessScreenProps {
  readonly requirements: RequirementListsProps['requirements'];
  readonly comparison: Comparison;
  /** Whether the user can still apply. If so, the screen says how long applying takes. */
  readonly canApply: boolean;
  /** The scholarship's card, with the next step. */
  readonly aside: ReactNode;
}

/**
 * The checklist before the form: what the scholarship requires, and what the student already has.
 */
export function ReadinessScreen(props: ReadinessScreenProps) {
  const { requirements, comparison, canApply, aside } = props;
  return (
    <AsideLayout
      aside={aside}
      header={
        <PageHeader
          title="Before you apply"
          lead="What this scholarship asks for, and what you already have."
          back={
            <BackLink to="/scholarship/$id" params={{ id: requirements.id }}>
              {requirements.title}
            </BackLink>
          }
        />
      }
    >
      <div className="stack gap-8">
        <ReadinessSummary comparison={comparison} applyTo={canApply ? requirements.id : null} />
        <RequirementLists requirements={requirements} comparison={comparison} />
        {canApply && <EffortNote />}
      </div>
    </AsideLayout>
  );
}
