import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#shared/ui/card.tsx';
import { ContactScreen } from './contact-screen.tsx';

const meta = {
  title: 'Contact/Screen',
  component: ContactScreen,
  parameters: { route: '/contact' },
  args: { form: <Card>The form has its own stories.</Card> },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};
export const AnswersShown: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const question of canvas.getAllByText(/\?$/, { selector: 'summary *' })) {
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
