import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Application } from '#contract/schemas/application.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { composeReason } from '../reason.ts';
import { MyApplications } from './my-applications.tsx';

const NOW = Date.parse('2026-11-21T10:00:00+05:30');
const reason = composeReason({
  need: 'My father drives an auto in Raichur and my mother stitches blouses at home.\n\nThe college asks for three times what we earn in a month.',
  fit: 'I came first in my district in mathematics, and on Sundays I teach eight children of our street.',
});
const scholarship = (id: string, title: string, expiredAt: string): Scholarship =>
  aScholarship({ id, title, expiredAt, organization: { name: 'Vidya Trust' } });
const byId: ReadonlyMap<string, Scholarship> = new Map(
  [
    scholarship('sch_1', 'Girls in STEM Fellowship', '2027-03-31T18:29:59.000Z'),
    scholarship('sch_2', 'கிராமப்புற மாணவர்களுக்கான கல்வி உதவித்தொகை', '2026-12-01T18:29:59.000Z'),
    {
      ...scholarship('sch_3', `${'Very long '.repeat(14)}name`, '2026-11-01T18:29:59.000Z'),
      organization: null,
    },
  ].map((one) => [one.id, one]),
);
const application = (id: string, change: Partial<Application> = {}): Application =>
  anApplication({ id, scholarshipReason: reason, createdAt: '2026-11-14T10:00:00Z', ...change });
const loaded = (...applications: readonly Application[]) => ({ kind: 'loaded', applications }) as const;

const meta = {
  title: 'Application/My applications',
  component: MyApplications,
  parameters: { route: '/student/applications', requirements: ['MINE-01'], layout: 'fullscreen' },
  args: {
    state: loaded(
      application('app_1'),
      application('app_2', { scholarshipId: 'sch_2', status: 'ACCEPTED', otherScholarships: true }),
      application('app_3', { scholarshipId: 'sch_3', status: 'REJECTED' }),
    ),
    begun: [],
    scholarships: { byId, state: 'read' },
    email: 'meena@students.example',
    now: NOW,
    onRetry: () => {},
    onRetryScholarships: () => {},
    onWithdraw: () => {},
  },
} satisfies Meta<typeof MyApplications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const AnswersOpen: Story = {
  args: { state: loaded(application('app_1', { otherScholarships: true })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Your answers'));
    await expect(canvas.getByText(/My father drives/)).toBeVisible();
  },
};
export const UnknownScholarship: Story = {
  args: { state: loaded(application('app_1', { scholarshipId: 'sch-deleted-last-year' })) },
};
export const BareRecords: Story = {
  args: {
    state: loaded(
      { id: 'app_1' },
      application('app_2', { status: 'Shortlisted for an interview', scholarshipReason: 'I need it.' }),
    ),
  },
};
export const Empty: Story = { args: { state: loaded() } };
export const EmptyWithADraft: Story = {
  args: {
    state: loaded(),
    begun: [{ title: 'Girls in STEM Fellowship', scholarshipId: 'sch_1', sendAgainBy: null }],
  },
};
export const TakenBack: Story = {
  args: {
    state: loaded(),
    begun: [
      {
        title: 'Girls in STEM Fellowship',
        scholarshipId: 'sch_1',
        sendAgainBy: '31 March 2027 at 11:59 pm',
      },
    ],
  },
};
export const Chosen: Story = {
  args: { state: loaded(application('app_2', { scholarshipId: 'sch_1', status: 'ACCEPTED' })) },
};
export const ChosenByAnUnknownOrganization: Story = {
  args: {
    email: null,
    state: loaded(
      application('app_3', { scholarshipId: 'sch_3', status: 'ACCEPTED' }),
      application('app_4', { scholarshipId: 'sch-deleted-last-year', status: 'ACCEPTED' }),
    ),
  },
};
