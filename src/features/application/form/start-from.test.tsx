import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { openAt } from '../page-test-kit.tsx';
import { composeReason } from '../reason.ts';
import { FIT, fitField, NEED, needField } from './form-test-kit.tsx';

const FORM = '/scholarship/sch_1/application-form';
const reason = composeReason({ need: NEED, fit: FIT });
const earlier = (change: Parameters<typeof anApplication>[0] = {}) =>
  anApplication({
    id: 'app_2',
    scholarshipId: 'sch_2',
    scholarshipReason: reason,
    createdAt: '2026-11-14T10:00:00Z',
    ...change,
  });
const open = (...applications: ReturnType<typeof anApplication>[]) =>
  openAt(FORM, { records: { applications, scholarships: [aScholarship(), aScholarship({ id: 'sch_2' })] } });
const offer = () => screen.queryByText('Start from an earlier application');

it('[MINE-04] the application form fills in the answers from an earlier application and saves them in its draft', async () => {
  const { unmount, calls } = open(earlier(), earlier({ id: 'app_3', createdAt: '2026-10-01T10:00:00Z' }));
  await userEvent.click(await screen.findByText('Start from an earlier application'));
  const dates = within(screen.getByRole('group')).getAllByText(/^Sent on/);
  expect(dates.map((date) => date.textContent)).toEqual([
    'Sent on 14 November 2026',
    'Sent on 1 October 2026',
  ]);
  const [newest] = screen.getAllByRole('button', { name: /^Use these answers/ });
  await userEvent.click(newest as HTMLElement);
  expect(needField()).toHaveValue(NEED.trim());
  expect(needField()).toHaveFocus();
  expect(fitField()).toHaveValue(FIT.trim());
  expect(screen.getByText(/^We’ve filled in your earlier answers\./)).toBeVisible();
  expect(offer()).toBeNull();
  expect(calls.filter(({ path }) => path === '/api/scholarships')).toEqual([]);
  unmount();
  open(earlier());
  expect(await screen.findByLabelText('Why do you need this scholarship?')).toHaveValue(NEED.trim());
});

it('[MINE-04] the application form stops offering earlier answers once the student begins to write', async () => {
  open(earlier());
  await screen.findByText('Start from an earlier application');
  await userEvent.type(needField(), 'M');
  expect(offer()).toBeNull();
});

it('[MINE-04] the application form does not offer answers sent for the same scholarship, or text that it cannot split into two answers', async () => {
  open(earlier({ scholarshipId: 'sch_1' }), earlier({ id: 'app_3', scholarshipReason: 'I need it.' }));
  expect(await screen.findByText('You have already applied for this scholarship.')).toBeVisible();
  expect(offer()).toBeNull();
});
