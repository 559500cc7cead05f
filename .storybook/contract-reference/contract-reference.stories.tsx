import type { Meta, StoryObj } from '@storybook/react-vite';
import openapi from '../../docs/openapi.json';
import { ContractReference } from './contract-reference.tsx';
import { readDocument } from './read-document.ts';

const reference = readDocument(openapi);

const meta = {
  title: 'Contract/Reference',
  component: ContractReference,
  parameters: { layout: 'fullscreen' },
  args: { reference },
} satisfies Meta<typeof ContractReference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryOperation: Story = {};
export const OneOperationOpen: Story = { args: { open: ['applications.create'] } };
export const AListOpen: Story = { args: { open: ['scholarships.active'] } };
export const ChangesOpenInTheDark: Story = {
  args: { open: ['students.update', 'fundraisers.delete'] },
  globals: { colorScheme: 'dark' },
};
export const OnAPhone: Story = {
  args: { open: ['transactions.verifyPayment'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
