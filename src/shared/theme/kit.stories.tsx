import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import '#shared/theme/choices.css';
import {
  ActionIcon,
  Badge,
  Button,
  Checkbox,
  Chip,
  Kbd,
  Loader,
  NativeSelect,
  Radio,
  SegmentedControl,
  Table,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CloseIcon } from '../ui/actions/close-icon.tsx';

/**
 * Mantine's components with our theme. Use them as [Mantine documents
 * them](https://mantine.dev/core/button/). The theme adds the variants and sizes that you see here.
 * Use the toolbar above to switch to dark mode, a text size of 200% or a phone's screen.
 */
const meta = { title: 'Guide/The kit', tags: ['autodocs', 'stable'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="stack gap-2" aria-label={name}>
      <p className="quiet">{name}</p>
      <div className="cluster">{children}</div>
    </section>
  );
}

const variants = [
  ['next', 'The one next step'],
  ['filled', 'Another main action'],
  ['default', 'A secondary action'],
  ['subtle', 'An action among others'],
] as const;

/**
 * Use `next` only for the next step that a screen suggests, at most once per screen. `LinkButton`
 * looks the same and links to a page.
 */
export const Buttons: Story = {
  render: () => (
    <div className="stack gap-6">
      <Row name="Variants">
        {variants.map(([variant, text]) => (
          <Button key={variant} variant={variant}>
            {text}
          </Button>
        ))}
      </Row>
      <Row name="Small, in tables and bars">
        {variants.map(([variant, text]) => (
          <Button key={variant} variant={variant} size="sm">
            {text}
          </Button>
        ))}
      </Row>
      <Row name="Disabled, and busy without losing the focus">
        <Button disabled>Send</Button>
        <Button aria-disabled>Sending…</Button>
      </Row>
      <Row name="An icon button with an accessible name">
        <ActionIcon aria-label="Close">
          <CloseIcon size={16} />
        </ActionIcon>
      </Row>
      <Button fullWidth variant="next">
        As wide as its column
      </Button>
    </div>
  ),
};

/**
 * The description appears below the label, and the error below the description. In a form, use the
 * props that `inputsOf` returns.
 */
export const Fields: Story = {
  render: () => (
    <div className="stack gap-6">
      <TextInput label="Full name" description="As on your Aadhaar card." />
      <TextInput label="Full name" error="Enter your full name." defaultValue="A" />
      <TextInput label="Website (optional)" placeholder="https://" />
      <TextInput label="Amount" leftSection="₹" inputMode="decimal" defaultValue="3,65,499" />
      <NativeSelect label="Sort by" data={['Nearest deadline', 'Highest amount', 'Newest']} />
      <Textarea
        label="Why are you applying?"
        rows={3}
        defaultValue="My mother taught me to read by a lamp."
      />
      <TextInput label="Read-only" readOnly defaultValue="asha@students.example" />
      <TextInput label="Disabled" disabled defaultValue="Asha Sharma" />
    </div>
  ),
};

/** Users can click anywhere in the row of a checkbox or radio button. */
export const Choices: Story = {
  render: () => (
    <div className="stack gap-6">
      <div>
        <Checkbox label="I also applied for other scholarships" />
        <Checkbox label="Chosen" defaultChecked />
        <Checkbox label="Disabled" disabled />
      </div>
      <Radio.Group label="Gender" defaultValue="Female" name="gender">
        <div className="cluster gap-6">
          <Radio value="Female" label="Female" />
          <Radio value="Male" label="Male" />
          <Radio value="Other" label="Other" />
        </div>
      </Radio.Group>
      <Chip.Group defaultValue="500">
        <fieldset className="cluster gap-2" style={{ margin: 0, padding: 0, border: 0 }}>
          <legend className="strong">Your donation</legend>
          <Chip value="50">₹50</Chip>
          <Chip value="500">₹500</Chip>
          <Chip value="5000">₹5,000</Chip>
        </fieldset>
      </Chip.Group>
      <SegmentedControl aria-label="Decision" data={['To decide', 'Accepted', 'Rejected']} />
    </div>
  ),
};

/** A badge shows a short status. */
export const Badges: Story = {
  render: () => (
    <div className="cluster">
      <Badge>Open</Badge>
      <Badge variant="good">Verified organization</Badge>
      <Badge variant="soon">2 days left</Badge>
      <Badge variant="quiet">Sample data</Badge>
      <Loader />
      <span>
        Press <Kbd>J</Kbd>
      </span>
    </div>
  ),
};

export const TabsOfAPage: Story = {
  name: 'Tabs',
  render: () => (
    <Tabs defaultValue="about">
      <Tabs.List aria-label="About this campaign">
        <Tabs.Tab value="about">About</Tabs.Tab>
        <Tabs.Tab value="updates">Updates</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="about">Forty girls need a place to stay this term.</Tabs.Panel>
      <Tabs.Panel value="updates">No updates yet.</Tabs.Panel>
    </Tabs>
  ),
};

export const ATable: Story = {
  name: 'Table',
  render: () => (
    <Table>
      <Table.Caption>Scholarships of Vidya Trust</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Scholarship</Table.Th>
          <Table.Th>Amount</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Table.Tr>
          <Table.Td>Girls in STEM</Table.Td>
          <Table.Td>₹60,000</Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  ),
};
