import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { studentIdOf, useKnownRole } from '#features/auth/index.ts';
import { campaignListQuery } from '#features/crowdfunding/index.ts';
import { scholarshipListQuery } from '#features/scholarship/index.ts';
import { studentQuery } from '#features/student/index.ts';
import { ownApplicationsQuery } from '#shared/query/own-applications-query.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { News } from './news.tsx';
import { nextToEnd, studentStep } from './news-content.ts';

/** Reads what the home page shows of the site; what cannot be read is left out. */
export default function HomeNews({ place }: { readonly place: ReactNode }) {
  const { api } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const now = useNow();
  const studentId = studentIdOf(useSession(), useKnownRole(api));
  const enabled = studentId !== null;
  const profile = useQuery({ ...studentQuery(api, studentId ?? ''), enabled });
  const applications = useQuery({ ...ownApplicationsQuery(api, studentId ?? ''), enabled });
  // Deferred, so that React draws what comes in short pieces.
  const scholarships = useDeferredValue(useQuery(scholarshipListQuery(api)));
  const campaigns = useDeferredValue(useQuery(campaignListQuery(api)).data);
  if (scholarships.isPending) return place;
  return (
    <News
      step={enabled ? studentStep(profile.data, applications.data) : null}
      scholarships={nextToEnd(scholarships.data, ({ expiredAt }) => expiredAt, now, 4)}
      campaigns={nextToEnd(campaigns, ({ deadline }) => deadline, now, 2)}
      onSearch={(q) => void navigate({ to: '/scholarship', search: { q } })}
      now={now}
    />
  );
}
