import type { OperationId } from '#contract/endpoints.ts';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import type { Reader } from './reads-store.ts';

/**
 * An answer without what it says of other people: who has applied, and how that was decided; who has donated. How many
 * there are, and amounts, are public and stay.
 */
export function withoutOthers(answer: OperationId, data: unknown, reader: Reader): unknown {
  switch (answer) {
    case 'scholarships.all':
      return (data as readonly Scholarship[]).map((one) => withoutApplicants(one, reader));
    case 'scholarships.byId':
      return withoutApplicants(data as Scholarship, reader);
    case 'fundraisers.all':
      return (data as readonly Fundraiser[]).map((one) => withoutDonors(one, reader));
    case 'fundraisers.byId':
      return withoutDonors(data as Fundraiser, reader);
    default:
      return data;
  }
}

function withoutApplicants(scholarship: Scholarship, reader: Reader): Scholarship {
  const { applications } = scholarship;
  if (!applications) return scholarship;
  const isOwn = (studentId: unknown) => reader !== null && studentId === reader;
  return { ...scholarship, applications: applications.map((one) => (isOwn(one.studentId) ? one : {})) };
}

function withoutDonors(campaign: Fundraiser, reader: Reader): Fundraiser {
  const { donations } = campaign;
  if (!donations) return campaign;
  return {
    ...campaign,
    donations: donations.map(({ donorId, ...gift }) =>
      reader !== null && donorId === reader ? { ...gift, donorId } : gift,
    ),
  };
}
