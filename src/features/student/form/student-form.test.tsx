import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { memoryAreas } from '#shared/store/memory-area.test-utils.ts';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import { studentTexts } from '../student-fields.ts';
import { NameUnsavedError } from './save-failure.ts';
import {
  account,
  field,
  fileInput,
  openForm,
  pdf,
  record,
  refused,
  saveButton,
} from './student-form-test-kit.tsx';

const text = (name: RegExp) => field(name).value;

describe('the student details form', () => {
  it('[SAFE-04] the student details form shows overlong saved text in full and says how many characters to remove', async () => {
    const { save } = openForm({ record: { ...record, aboutMe: 'x'.repeat(21_000) } });
    const about = field(/^About me/);
    const problem = (over: string) =>
      `Shorten “About me” to 5,000 characters. Characters to remove: ${over}.`;
    await waitFor(() =>
      expect(about).toHaveAccessibleDescription(expect.stringContaining(problem('16,000'))),
    );
    expect(about.value).toHaveLength(21_000);
    expect(screen.getByText('16,000 over the limit of 5,000')).toBeVisible();
    await userEvent.click(saveButton());
    expect(save).not.toHaveBeenCalled();
    fireEvent.change(about, { target: { value: 'x'.repeat(5001) } });
    await waitFor(() => expect(about).toHaveAccessibleDescription(expect.stringContaining(problem('1'))));
    fireEvent.change(about, { target: { value: 'x'.repeat(5000) } });
    await waitFor(() => expect(about).toBeValid());
    await userEvent.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('[STU-01] [WCAG-3.3.2] [WCAG-3.3.7] the student details form has every field, and shows the account’s name and email as plain text', async () => {
    openForm({ record: null });
    expect(screen.getByText('Add a guardian').closest('details')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Add a guardian'));
    expect(screen.getByText('Asha Sharma')).toBeVisible();
    expect(screen.getByText('asha@students.example')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^(?:Name|Email)/ })).toBeNull();
    for (const name of [
      /^Contact number/,
      /^Address/,
      /^Nationality/,
      /^Father’s name/,
      /^Mother’s name/,
      /^Guardian’s name/,
      /^Guardian’s contact/,
      /^Guardian’s address/,
      /^Guardian’s email/,
      /^About me/,
    ]) {
      expect(field(name)).toBeEnabled();
    }
    expect(field(/^Contact number/)).toHaveAttribute('placeholder', 'XXXXXXXXXX');
    expect(screen.getAllByText('+91')).toHaveLength(2);
    expect(screen.getByLabelText(/^Date of birth/)).toHaveAttribute('max', '2026-11-21');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Male',
      'Female',
      'Other',
    ]);
  });

  it('[STU-01] [WCAG-1.3.5] fields of the student details form have the type and autocomplete attributes that match their content', async () => {
    openForm();
    await userEvent.click(screen.getByText('Add a guardian'));
    const manners = [
      /^Contact number/,
      /^Address/,
      /^Guardian’s contact/,
      /^Guardian’s email/,
      /^Father’s name/,
    ].map((name) => [field(name).type, field(name).autocomplete]);
    expect(manners).toEqual([
      ['tel', 'tel'],
      ['textarea', 'street-address'],
      ['tel', 'section-guardian tel'],
      ['email', 'section-guardian email'],
      ['text', 'section-father name'],
    ]);
    const birth = screen.getByLabelText<HTMLInputElement>(/^Date of birth/);
    expect([birth.type, birth.autocomplete]).toEqual(['date', 'bday']);
  });

  it('[STU-09] the student details form opens with the values of the saved profile', () => {
    openForm();
    expect([text(/^Contact number/), text(/^Address/)]).toEqual([
      '+919876543210',
      '14, Station Road, Hubballi',
    ]);
    expect(screen.getByLabelText(/^Date of birth/)).toHaveValue('2005-03-31');
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
    expect(screen.getByRole('link', { name: /^View 10th marksheet/ })).toHaveAttribute(
      'href',
      'https://files.example/tenth.pdf',
    );
  });

  it('[STU-02] the student details form reports each missing value in red under its input, and in a summary that links to the input', async () => {
    const { save } = openForm({ record: null, account: { name: '', email: null } });
    await userEvent.click(saveButton());
    const summary = await screen.findByRole('heading', { name: 'There is a problem' });
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    for (const words of [
      'Name is required',
      'Date of Birth is required',
      'Contact number is required',
      'Address is required',
      'Email is required',
      'Gender is required',
    ]) {
      const [inSummary, atField] = screen.getAllByText(words);
      expect(inSummary, words).toBeVisible();
      expect(atField, words).toBeVisible();
      if (atField) expect(getComputedStyle(atField).color, words).toBe('rgb(179, 38, 30)');
    }
    await userEvent.click(screen.getByRole('link', { name: 'Address is required' }));
    expect(field(/^Address/)).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('[STU-02] if the account has no email address, the student details form says so and shows a ‘Contact us’ link', () => {
    openForm({ record: null, account: { name: 'Asha Devi', email: null } });
    expect(screen.getByText(/^Your account has no email address/)).toContainElement(
      screen.getByRole('link', { name: 'Contact us' }),
    );
  });

  it('[STU-02] the student details form asks for a name if the account has none, and saves the name to both the profile and the account', async () => {
    const areas = memoryAreas();
    const nameless = { name: '', email: 'asha@students.example' };
    const first = openForm({ areas, account: nameless, record: { ...record, fullName: null } });
    expect(text(/^Name/)).toBe('');
    await userEvent.type(field(/^Name/), 'Asha Devi');
    first.unmount();
    const { save, nameAccount, onSaved } = openForm({ areas, account: nameless });
    expect(text(/^Name/)).toBe('Asha Devi');
    await userEvent.click(saveButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0].fields.fullName).toBe('Asha Devi');
    expect(nameAccount.mock.calls).toEqual([['Asha Devi']]);
    // A backend may refuse to register a user without a name.
    expect(nameAccount).toHaveBeenCalledBefore(save);
  });

  it('[STU-01] [SAFE-04] if the name cannot be saved to the account, the student details form says so, keeps the student’s input and does not send the profile', async () => {
    const { save, nameAccount } = openForm({ account: { name: '', email: 'asha@students.example' } });
    nameAccount.mockRejectedValueOnce(new NameUnsavedError());
    await userEvent.type(field(/^Name/), 'Asha Devi');
    await userEvent.click(saveButton());
    expect(await screen.findByText('We couldn’t save your name to your account.')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    expect(text(/^Name/)).toMatch(/Asha Devi$/);
    await userEvent.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('[STU-02] saving the student details form does not change the name of an account that already has a name', async () => {
    const { nameAccount, onSaved } = openForm();
    await userEvent.click(saveButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(nameAccount).not.toHaveBeenCalled();
  });

  it('[STU-02] the student details form refuses a date of birth in the future', async () => {
    openForm();
    fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '2026-11-22' } });
    await userEvent.click(saveButton());
    expect(await screen.findAllByText('Date of Birth cannot be in the future.')).toHaveLength(2);
  });

  it('the student details form adds +91 to a phone number without a country code', async () => {
    openForm();
    await userEvent.clear(field(/^Contact number/));
    await userEvent.type(field(/^Contact number/), '98765 43211');
    await userEvent.tab();
    expect(text(/^Contact number/)).toBe('+919876543211');
  });
});

describe('saving the student details form', () => {
  it('[STU-05] a double click on ‘Save profile’ saves the student profile once and deletes the draft', async () => {
    const { save, onSaved, draft } = openForm();
    await userEvent.type(field(/^Father’s name/), 'Mahesh Sharma');
    await userEvent.dblClick(saveButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      userId: 'user_1',
      opened: record,
      fields: { fatherName: 'Mahesh Sharma', fullName: account.name },
      documents: { tenthResult: 'https://files.example/tenth.pdf' },
    });
    expect(draft.read()).toBeNull();
  });

  it('[STU-05] if the server refuses the student details form, each message appears at its field, and the student can correct the input and send the form again', async () => {
    const errors = { contactNumber: 'Ten digits, please.' };
    const { save } = openForm({
      save: refused(400, { errors }),
    });
    await userEvent.type(field(/^Mother’s name/), 'Rekha');
    await userEvent.click(saveButton());
    expect(await screen.findByText('Ten digits, please.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact number: Ten digits, please.' })).toBeVisible();
    expect(field(/^Contact number/)).toBeInvalid();
    expect(text(/^Mother’s name/)).toBe('Rekha');
    await userEvent.type(field(/^Contact number/), '{Backspace}1');
    await waitFor(() => expect(field(/^Contact number/)).not.toBeInvalid());
    await userEvent.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });

  it('[STU-05] if the server refuses empty fields, the student details form names them and no longer labels them optional', async () => {
    const errors = { fatherName: ['Required'], motherName: ['Required'], incomeCert: ['Required'] };
    openForm({
      save: refused(400, { errors }),
    });
    expect(field('Father’s name (optional)')).toBeValid();
    expect(screen.getByText(/You can also add documents later/)).toBeVisible();
    await userEvent.click(saveButton());
    expect(await screen.findByRole('link', { name: 'Father’s name is required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mother’s name is required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Income certificate is required' })).toBeVisible();
    expect(screen.queryByText('Required')).toBeNull();
    expect(screen.queryByText(/You can also add documents later/)).toBeNull();
    await userEvent.type(field('Father’s name'), 'Mahesh');
    await waitFor(() => expect(field('Father’s name')).toBeValid());
    expect(field('Nationality (optional)')).toBeValid();
  });

  it('[STU-05] [SAFE-04] if saving fails, the student details form says ‘Failed to save profile’ and keeps the student’s input and the draft', async () => {
    const { onSaved, draft } = openForm({
      save: refused(500),
    });
    await userEvent.type(field(/^About me/), 'I teach.');
    await userEvent.click(saveButton());
    expect(await screen.findByText('Failed to save profile')).toBeVisible();
    expect(text(/^About me/)).toBe('I teach.');
    expect(draft.read()).toEqual({ aboutMe: 'I teach.' });
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('the student details form stores the guardian’s address and email on this device, and says so', async () => {
    const { guardian } = openForm();
    expect(screen.getAllByText('Stays on this device. We don’t send it with your profile.')).toHaveLength(2);
    await userEvent.click(screen.getByText('Add a guardian'));
    await userEvent.type(field(/^Guardian’s email/), 'uncle@example.in');
    await userEvent.click(saveButton());
    await waitFor(() =>
      expect(guardian.read()).toEqual({ guardianAddress: '', guardianEmail: 'uncle@example.in' }),
    );
  });
});

describe('documents in the student details form', () => {
  it('[STU-04] the student details form shows an upload’s progress, and cancelling the upload keeps the previous file', async () => {
    const { storage } = openForm({ hold: true });
    await userEvent.upload(fileInput('10th marksheet'), pdf());
    await userEvent.click(await screen.findByRole('button', { name: 'Replace it now' }));
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    storage.uploads[0]?.progress(0.42);
    expect(await screen.findByText('Uploading marks.pdf: 42%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Uploading 10th marksheet' })).toHaveValue(0.42);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of 10th marksheet' }));
    expect(await screen.findByRole('link', { name: /^View 10th marksheet/ })).toBeVisible();
    expect(storage.uploads[0]?.upload.signal?.aborted).toBe(true);
  });

  it('[STU-04] the student details form asks for confirmation before it replaces a saved document', async () => {
    const { storage, onUnsaved } = openForm();
    await userEvent.upload(fileInput('10th marksheet'), pdf());
    const question = await screen.findByRole('dialog', { name: 'Replace 10th marksheet?' });
    expect(question).toHaveTextContent('You can’t get the old file back.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep the old file' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storage.uploads).toHaveLength(0);
    expect(screen.getByRole('link', { name: /^View 10th marksheet/ })).toBeVisible();
    await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(false));
  });

  it('the student details form deletes a removed document’s file only when the profile is saved', async () => {
    const { storage, save, onSaved, onUnsaved } = openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Change 10th marksheet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove 10th marksheet' }));
    expect(await screen.findByText('We’ll remove the file when you save.')).toBeVisible();
    expect(onUnsaved).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Keep 10th marksheet' }));
    expect(await screen.findByRole('link', { name: /^View 10th marksheet/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 10th marksheet' }));
    expect(storage.removals).toEqual([]);
    await userEvent.click(saveButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0].removed).toEqual(['tenthResult']);
    expect(storage.removals).toEqual(['student-documents/user_1/tenthResult.pdf']);
  });

  it('[SAFE-04] a document that was removed in the student details form stays removed when changes from another tab arrive', async () => {
    const { draft, save, onUnsaved } = openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Change 10th marksheet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove 10th marksheet' }));
    draft.save({ address: '3, Fort Road, Hubballi' });
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: draft.sharedKey, newValue: 'changed' })),
    );
    expect(text(/^Address/)).toBe('3, Fort Road, Hubballi');
    expect(screen.getByText('We’ll remove the file when you save.')).toBeVisible();
    expect(onUnsaved).toHaveBeenLastCalledWith(true);
    await userEvent.click(saveButton());
    await waitFor(() => expect(save.mock.calls[0]?.[0].removed).toEqual(['tenthResult']));
  });

  it('[SAFE-04] [STU-04] saving the student profile includes a document uploaded in another tab', async () => {
    const { draft, save } = openForm();
    const url = 'https://files.example/income.pdf';
    draft.save({ address: '3, Fort Road, Hubballi', incomeCert: url });
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: draft.sharedKey, newValue: 'changed' })),
    );
    expect(screen.getByRole('link', { name: /^View Income certificate/ })).toHaveAttribute('href', url);
    await userEvent.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      fields: { address: '3, Fort Road, Hubballi' },
      documents: { incomeCert: url },
    });
  });

  it('[STU-04] a failed upload in the student details form can be retried with the same file', async () => {
    const { storage } = openForm({ hold: true });
    await userEvent.upload(fileInput('Income certificate'), pdf('income.pdf'));
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    storage.uploads[0]?.fail({ kind: 'bucket-missing' });
    expect(
      await screen.findByText('Failed to upload income.pdf: Storage bucket not found. Contact support.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again to upload Income certificate' }));
    await waitFor(() => expect(storage.uploads).toHaveLength(2));
    storage.uploads[1]?.finish();
    expect(await screen.findByText('Uploaded: income.pdf')).toBeVisible();
  });

  it('[SAFE-03] the student details form doesn’t link to a stored document whose URL isn’t a web address', () => {
    openForm({ record: { ...record, tenthResult: 'javascript:alert(1)' } });
    expect(screen.queryByRole('link', { name: /^View 10th marksheet/ })).toBeNull();
  });

  it('saving the student profile waits for an upload in progress, and includes the uploaded file', async () => {
    const { storage, save } = openForm({ hold: true });
    await userEvent.upload(fileInput('Income certificate'), pdf());
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    await userEvent.click(saveButton());
    expect(await screen.findByRole('button', { name: 'Waiting for your documents…' })).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    storage.uploads[0]?.finish();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0].documents.incomeCert).toMatch(/incomeCert\.pdf$/);
  });

  it('the guardian section of the student details form stays open while the student fixes an error that the server reported', async () => {
    openForm({ save: refused(400, { errors: { guardianContact: ['Required'] } }) });
    await userEvent.click(saveButton());
    const contact = screen.getByRole('textbox', { name: /^Guardian’s (?:contact|phone)/ });
    await waitFor(() => expect(contact).toBeInvalid());
    // The field is read-only while the form is being submitted.
    await waitFor(() => expect(contact).not.toHaveAttribute('readonly'));
    expect(contact).toBeVisible();
    await userEvent.type(contact, '9');
    expect(contact).toHaveValue('9');
    expect(contact).toBeVisible();
    expect(contact).toHaveFocus();
  });

  it('if an upload fails, the student details form saves nothing until the student saves again, and then saves the profile without the document', async () => {
    const { storage, save } = openForm({ hold: true });
    await userEvent.upload(fileInput('Income certificate'), pdf());
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    await userEvent.click(saveButton());
    storage.uploads[0]?.fail({ kind: 'network' });
    expect(await screen.findByText(/^We couldn’t upload some of the documents/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Failed to upload marks\.pdf/ })).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(saveButton());
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('the error summary of the student details form drops a document’s error once the document is uploaded', async () => {
    const { storage } = openForm({ hold: true });
    await userEvent.upload(fileInput('Income certificate'), pdf());
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    await userEvent.click(saveButton());
    storage.uploads[0]?.fail({ kind: 'network' });
    expect(await screen.findByRole('link', { name: /^Failed to upload marks\.pdf/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again to upload Income certificate' }));
    await waitFor(() => expect(storage.uploads).toHaveLength(2));
    storage.uploads[1]?.finish();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Failed to upload marks\.pdf/ })).toBeNull(),
    );
  });
});

describe('the draft of the student details form', () => {
  it('[SAFE-04] [STU-04] after a reload interrupts an upload, the document field names the file', () => {
    const areas = memoryAreas();
    unfinishedUpload('student-draft', 'user_1', 'incomeCert', areas.session).write('income.pdf');
    openForm({ areas });
    expect(fileInput('Income certificate')).toHaveAccessibleDescription(
      'The upload of income.pdf was interrupted. Choose the file again.',
    );
    expect(screen.queryByText(/^Your unsaved changes/)).toBeNull();
  });

  it('[SAFE-04] the student details form restores unsaved text and uploads, and lets the student discard them', async () => {
    const areas = memoryAreas();
    const first = openForm({ areas });
    await userEvent.type(field(/^Father’s name/), 'Mahesh');
    await userEvent.upload(fileInput('Income certificate'), pdf());
    await screen.findByText('Uploaded: marks.pdf');
    first.unmount();
    const { onDiscard, draft } = openForm({ areas });
    expect(text(/^Father’s name/)).toBe('Mahesh');
    expect(screen.getByRole('link', { name: /^View Income certificate/ })).toBeVisible();
    expect(screen.getByText(/^Your unsaved changes from 20 November/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(draft.read()).toBeNull();
  });

  it('the student details form tells its page whether it has unsaved changes', async () => {
    const { onUnsaved } = openForm();
    await userEvent.type(field(/^Father’s name/), 'M');
    expect(onUnsaved).toHaveBeenLastCalledWith(true);
    await userEvent.clear(field(/^Father’s name/));
    expect(onUnsaved).toHaveBeenLastCalledWith(false);
  });
});

it('[STU-01] the student details form has an input for every text field except the account’s name and email', () => {
  openForm();
  const { fullName: _, email: __, ...asked } = studentTexts;
  for (const label of Object.values(asked)) {
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
  }
});
