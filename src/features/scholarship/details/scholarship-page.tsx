import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSignOut } from '#features/auth/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { readState } from '#shared/api/read-state.ts';
import { PageActions } from '#shared/marks/page-actions.tsx';
import { ReportLink } from '#shared/marks/report-link.tsx';
import { shareMeans } from '#shared/marks/share.ts';
import { useMarks } from '#shared/marks/use-marks.ts';
import { latestSearch } from '#shared/router/latest-search.ts';
import { urlOf } from '#shared/router/site-address.ts';
import { useSession, useSessionPort } from '#shared/session/session-context.tsx';
import { encodeText } from '#shared/text/encode-text.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import type { ListFilters } from '../list-search.ts';
import type { DetailScreen } from '../scholarship-problem.tsx';
import { scholarshipExtrasQuery, scholarshipQuery } from '../scholarship-queries.ts';
import { type ScholarshipView, toScholarshipView } from '../scholarship-view.ts';
import { selectedScholarship } from '../selected-scholarship-store.ts';
import { useComparison } from '../use-comparison.ts';
import { useVerification } from '../use-verification.ts';
import { offerCalendar } from './offer-calendar.ts';
import { ScholarshipDetails } from './scholarship-details.tsx';
import { UnreadScholarship } from './unread-scholarship.tsx';

interface Services {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
}

export interface ScholarshipPageProps extends Services {
  readonly id: string;
  readonly screen: DetailScreen;
}

/**
 * The page of one scholarship, at either of its two URLs. Appears only after the static file has
 * loaded or has failed to load, because the file may list more conditions.
 */
export function ScholarshipPage({ id, screen, ...services }: ScholarshipPageProps) {
  const scholarship = readState(useQuery(scholarshipQuery(services.api, id)));
  const extras = useQuery(scholarshipExtrasQuery());
  if (scholarship.kind !== 'loaded') return <UnreadScholarship screen={screen} read={scholarship} />;
  if (extras.isPending) return <UnreadScholarship screen={screen} read={{ kind: 'loading' }} />;
  return <Loaded key={id} view={toScholarshipView(scholarship.data, extras.data?.get(id))} {...services} />;
}

function Loaded({ view, api, queryClient }: Services & { readonly view: ScholarshipView }) {
  const { id, title } = view;
  const session = useSession();
  const signOut = useSignOut({ session: useSessionPort(), queryClient });
  const now = useNow();
  const url = urlOf(`/scholarship/${encodeText(id)}`);
  const { marks, isKnown, isSaved, set } = useMarks('scholarship');
  const { comparison, applied } = useComparison(api, view);
  const verification = useVerification(api, view.ownerId);
  return (
    <ScholarshipDetails
      view={view}
      applied={applied}
      listSearch={latestSearch<ListFilters>(queryClient, '/scholarship')}
      comparison={comparison}
      verification={verification}
      isOwn={session.status === 'signed-in' && session.user.id === view.ownerId}
      now={now}
      sharing={
        <PageActions
          title={title}
          url={url}
          means={shareMeans()}
          saved={marks.saved.includes(id)}
          areMarksKnown={isKnown}
          areMarksSaved={isSaved}
          onMark={(mark, isOn) => set(mark, id, isOn)}
        />
      }
      report={
        <ReportLink title={title} url={url}>
          Report this scholarship
        </ReportLink>
      }
      // Stores the chosen scholarship for the application form (SCH-14).
      onProceed={(event) => {
        if (!selectedScholarship.choose(view)) event.preventDefault();
      }}
      onLogout={session.status === 'signed-in' ? () => void signOut() : undefined}
      onCalendar={() => offerCalendar(view, now)}
    />
  );
}
