import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import classes from './how-a-page-is-built.module.css';

/**
 * A settings page with three fields, a table and a dialog. Uses only shared components and classes
 * from layout.css.
 */
function Settings() {
  const [people, setPeople] = useState(['Asha Sharma', 'Lakshmi Rao', 'Vikram Mehta']);
  const [leaving, setLeaving] = useState<string | null>(null);
  const remove = () => {
    setPeople(people.filter((name) => name !== leaving));
    setLeaving(null);
  };
  return (
    <Page width="narrow">
      <PageHeader title="Settings" lead="What your team sees, and who belongs to it." />
      <form className="stack gap-6" onSubmit={(event) => event.preventDefault()}>
        <TextInput label="Name" autoComplete="organization" defaultValue="Vidya Trust" />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          description="For news about applications."
        />
        <NativeSelect label="How often" data={['Once a day', 'Once a week']} />
        <Button type="submit" variant="next">
          Save
        </Button>
      </form>
      <Section id="people" title="People" note="They can decide on applications.">
        <table className={classes.people} aria-labelledby="people">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Access</th>
            </tr>
          </thead>
          <tbody>
            {people.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Button variant="default" size="sm" onClick={() => setLeaving(name)}>
                    {`Remove ${name}`}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Dialog
        title={`Remove ${leaving}?`}
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        actions={<Button onClick={remove}>Remove</Button>}
      >
        <p>They can no longer read applications. You can add them again at any time.</p>
      </Dialog>
    </Page>
  );
}

const meta = {
  title: 'Guide/How a page is built',
  tags: ['untranslated'],
  component: Settings,
} satisfies Meta<typeof Settings>;
export default meta;
export const SettingsPage: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lakshmi Rao' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('rowheader', { name: 'Lakshmi Rao' })).toBeNull();
  },
};
