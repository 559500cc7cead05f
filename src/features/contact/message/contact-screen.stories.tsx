import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#shared/ui/card.tsx';
import { ContactScreen } from './contact-screen.tsx';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+05:30`);

const meta = {
  title: 'Contact/Screen',
  component: ContactScreen,
  parameters: { route: '/contact' },
  args: { form: <Card>The form has its own stories.</Card>, now: at('11:00') },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { now: at('21:30') } };
export const AnswersShown: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const question of canvas.getAllByText(/\?$/, { selector: 'summary span' })) {
      await userEvent.click(question);
    }
  },
};
export const NewsletterEmpty: Story = {
  parameters: { shows: ['contact-newsletter-empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  },
};
