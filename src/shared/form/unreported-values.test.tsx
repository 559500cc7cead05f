import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { createDraftStorage } from '../draft/draft-storage.ts';
import { useDraft } from '../draft/use-draft.ts';
import { FakeSite } from '../router/fake-site.test-utils.tsx';
import { memoryAreas } from '../store/memory-area.test-utils.ts';
import { AppTheme } from '../theme/app-theme.tsx';
import { DraftedForm } from './drafted-form.tsx';
import { useSubmission } from './use-submission.ts';

const opened = { name: '', state: '', story: 'One\r\nTwo' };
const storage = createDraftStorage({ name: 'contact-draft', userId: 'user_1', ...memoryAreas() });

function Form({ save }: { readonly save: (fields: typeof opened) => Promise<void> }) {
  const form = useForm({ defaultValues: opened });
  const submission = useSubmission(form, {
    labels: { name: 'Name' },
    limits: {},
    draft: useDraft(form, { storage, opened }),
    save,
    failureOf: () => ({ text: 'It was refused.' }),
  });
  return (
    <DraftedForm submission={submission} nextStep={() => null} submit="Send">
      <input {...form.register('name', { required: 'Enter your name.' })} aria-label="Name" />
      <select {...form.register('state')} aria-label="State">
        <option value="">Choose</option>
        <option value="KA">Karnataka</option>
      </select>
      <textarea {...form.register('story')} aria-label="Story" />
    </DraftedForm>
  );
}

/** Fills in a field without an event, as some password managers do. */
const fillSilently = (label: string, value: string) => {
  screen.getByLabelText<HTMLInputElement>(label).value = value;
};

it('a form sends values that a password manager filled in without events, and leaves other values unchanged', async () => {
  const save = vi.fn(async () => {});
  render(
    <FakeSite>
      <AppTheme>
        <Form save={save} />
      </AppTheme>
    </FakeSite>,
  );
  fillSilently('Name', 'Asha Devi');
  fillSilently('State', 'KA');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Asha Devi', state: 'KA', story: 'One\r\nTwo' }),
  );
  expect(screen.queryByText('Enter your name.')).toBeNull();
});
