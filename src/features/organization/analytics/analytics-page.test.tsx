import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, asUsual, inTurn, json } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { ORGANIZATION_SCHOLARSHIPS_KEY as KEY } from '#shared/store/ownerless-keys.ts';
import { openPage } from '../page-test-kit.tsx';
import { exampleApplicants } from './analytics.fixture.ts';
import { Route as analyticsRoute } from './analytics-page.tsx';

const PATH = '/organization/dashboard/scholarship-analytics';

/** The applicants of a scholarship, and a server that answers decisions in turn. */
async function openApplicants(...answers: Answer[]) {
  const applicantDetails = exampleApplicants();
  localStorage.setItem(KEY, JSON.stringify({ owner: 'user_1', current: [{ id: 'stem', applicantDetails }] }));
  openPage(analyticsRoute, PATH, {
    address: `${PATH}?scholarship=stem`,
    records: {
      scholarships: [aScholarship({ id: 'stem', organizationId: 'user_1' })],
      applications: [anApplication({ id: 'app-1', scholarshipId: 'stem' })],
    },
    answers: { 'applications.updateStatus': inTurn(...answers, asUsual) },
  });
  const heading = await screen.findByRole('heading', { level: 4, name: 'Asha Sharma' });
  return within(heading.closest('article') as HTMLElement);
}

beforeEach(() => {
  localStorage.clear();
});

it('[REV-02] puts a decision that is refused back where it was made, says why, and takes the next one', async () => {
  let refuse: (refusal: Response) => void = () => {};
  const refusal = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  const asha = await openApplicants(() => refusal);
  await userEvent.click(asha.getByRole('button', { name: 'Accept: Asha Sharma' }));
  expect(asha.getByText('Accepted')).toHaveFocus();
  expect(asha.getByText('Saving…')).toBeInTheDocument();
  refuse(await json({ error: 'Only the organization decides.' }, 403)());
  expect(await asha.findByRole('alert')).toHaveTextContent('Only the organization decides.');
  expect(asha.getByText('To decide')).toHaveFocus();

  await userEvent.click(asha.getByRole('button', { name: 'Accept: Asha Sharma' }));
  expect(await asha.findByRole('button', { name: 'Undo: Asha Sharma' })).toBeVisible();
  expect(asha.queryByRole('alert')).toBeNull();
});

it('[REV-02] says on the page what was not saved after the applicants were closed', async () => {
  let refuse: (refusal: Response) => void = () => {};
  const asha = await openApplicants(
    () =>
      new Promise((resolve) => {
        refuse = resolve;
      }),
  );
  await userEvent.click(asha.getByRole('button', { name: 'Accept: Asha Sharma' }));
  expect(await asha.findByText('Saving…')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  refuse(await json({ error: 'Only the organization decides.' }, 403)());
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha Sharma: Only the organization decides.');
});
