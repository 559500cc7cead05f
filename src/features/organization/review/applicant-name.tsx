import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { type Applicant, nameOf } from '../applicant.ts';

export type ApplicantNameProps = Pick<Applicant, 'name' | 'isLoading' | 'isUnread'>;

/** An applicant's name, or a skeleton while the profile loads. */
export function ApplicantName(applicant: ApplicantNameProps) {
  const name = nameOf(applicant);
  if (applicant.name !== null || !applicant.isLoading) return name;
  return (
    <>
      <Skeleton width="min(9rem, 40vw)" style={{ display: 'inline-block', verticalAlign: 'middle' }} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
