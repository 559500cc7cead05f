import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BackLink } from '../layout/page.tsx';
import { PrintSheet } from './print-sheet.tsx';

const meta = {
  title: 'Parts/Print sheet',
  component: PrintSheet,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'Application for a scholarship',
    print: 'Print or save as PDF',
    onPrint: fn(),
    back: <BackLink to="/student/applications">Back to my applications</BackLink>,
    takesFocus: false,
    note: 'This page shows what EduEmpower has recorded.',
    children: (
      <dl className="stack gap-3">
        <div>
          <dt>Scholarship</dt>
          <dd>Girls in STEM Fellowship</dd>
        </div>
      </dl>
    ),
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithOneFact: Story = {};
