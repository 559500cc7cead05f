import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { memoryAreas } from '#shared/store/memory-area.test-utils.ts';
import { pending, verified } from './organization.fixture.ts';
import { profileTexts } from './profile-fields.ts';
import { button, deed, field, fileInput, NOW, openForm, refused, summary } from './profile-form-test-kit.tsx';

const text = (name: string | RegExp) => field(name).value;
const retype = async (name: string | RegExp, words: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), words);
};

describe('the organization profile form', () => {
  it('[ORG-03] the organization profile form shows every field with its stored value', () => {
    openForm();
    expect([
      text('Organization name'),
      text('Registration number'),
      text('Address'),
      text('Website (optional)'),
      text('Contact person'),
      text('Contact email'),
      text('Contact number'),
    ]).toEqual([
      'Nayi Disha',
      'UP/SOC/2024/00318',
      '7, Aminabad Road, Lucknow 226018',
      'https://nayidisha.example',
      'Farhan Qureshi',
      'office@nayidisha.example',
      '+915224001122',
    ]);
    expect(screen.getByRole('link', { name: /^View Registration certificate/ })).toHaveAttribute(
      'href',
      'https://files.example/deed.pdf',
    );
  });

  it('[ORG-07] the organization profile form is prefilled from the account if there is no profile', () => {
    openForm({ organization: null });
    expect([text('Contact person'), text('Contact email'), text('Organization name')]).toEqual([
      'Anjali Das',
      'office@setu.example',
      '',
    ]);
  });

  it('[SAFE-04] the organization profile form shows a stored answer in full even if the answer is too long, and says how many characters to remove', async () => {
    const { save } = openForm({ organization: { ...pending, contactPerson: 'x'.repeat(301) } });
    const problem = 'Shorten “Contact person” to 300 characters. Characters to remove: 1.';
    await waitFor(() => expect(field('Contact person')).toHaveAccessibleDescription(problem));
    expect(text('Contact person')).toHaveLength(301);
    await userEvent.click(button('Save'));
    expect(within(await summary()).getByRole('link', { name: problem })).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await userEvent.type(field('Contact person'), '{Backspace}');
    await waitFor(() => expect(field('Contact person')).toBeValid());
  });

  it('the organization profile form marks missing fields and lists them in a summary with links', async () => {
    const { save } = openForm({ organization: null });
    await userEvent.click(button('Save'));
    const box = await summary();
    expect(within(box).getAllByRole('link')).toHaveLength(4);
    await waitFor(() => expect(box).toHaveFocus());
    expect(field('Registration number')).toBeInvalid();
    expect(field('Website (optional)')).toBeValid();
    await userEvent.click(within(box).getByRole('link', { name: 'Enter a contact number.' }));
    expect(field('Contact number')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('the organization profile form normalizes phone numbers and web addresses', async () => {
    openForm();
    await retype('Contact number', '0522 400 1133');
    await retype('Website (optional)', 'nayidisha.example/about');
    await userEvent.tab();
    expect([text('Contact number'), text('Website (optional)')]).toEqual([
      '+915224001133',
      'https://nayidisha.example/about',
    ]);
  });

  it('[SAFE-03] the organization profile form rejects a javascript: URL as the website', async () => {
    const { save } = openForm();
    await retype('Website (optional)', 'javascript:alert(1)');
    await userEvent.click(button('Save'));
    expect(await screen.findAllByText(/your website’s full address/)).toHaveLength(2);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('saving the organization profile form', () => {
  it('[ORG-02] the organization profile form sends the trimmed values once and deletes the draft', async () => {
    const { save, onSaved, draft } = openForm();
    await retype('Address', ' 9, Hazratganj, Lucknow ');
    await userEvent.dblClick(button('Save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      userId: 'user_1',
      values: {
        address: '9, Hazratganj, Lucknow',
        organizationName: 'Nayi Disha',
        documentURL: 'https://files.example/deed.pdf',
      },
      opened: { address: pending.address, documentURL: pending.documentURL },
    });
    expect(draft.read()).toBeNull();
  });

  it('[ORG-04] the organization profile form warns a verified organization that saving resets its verification, and lets the user keep editing', async () => {
    const { save, onSaved } = openForm({ organization: verified });
    await retype('Contact person', 'Rehana Qureshi');
    await userEvent.click(button('Save'));
    const question = await screen.findByRole('dialog', {
      name: 'Saving these changes resets your verification',
    });
    expect(question).toHaveTextContent('your organization will lose its verification');
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(text('Contact person')).toBe('Rehana Qureshi');
    expect(save).not.toHaveBeenCalled();

    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0]).toMatchObject({ values: { contactPerson: 'Rehana Qureshi' } });
  });

  it('[ORG-04] the organization profile form shows no verification warning if saving would send no change', async () => {
    const { save, wouldSave } = openForm({
      organization: verified,
      save: refused(400, { errors: { websiteURL: 'You can replace this here, but not remove it.' } }),
    });
    wouldSave.mockResolvedValue(false);
    await userEvent.clear(screen.getByRole('textbox', { name: /^Website/ }));
    await userEvent.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findAllByText(/replace this here, but not remove it/)).not.toEqual([]);
  });

  it('[ORG-04] if the user has changed nothing, the organization profile form’s verification warning says so', async () => {
    openForm({ organization: verified });
    await userEvent.click(button('Save'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('You haven’t changed anything.');
    await userEvent.click(button('Keep editing'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('[ORG-04] while a document is uploading, the organization profile form’s verification warning does not claim that nothing has changed', async () => {
    const { storage } = openForm({ organization: verified, hold: true });
    await userEvent.upload(fileInput(), deed());
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    await userEvent.click(button('Save'));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Our team reviews every changed profile');
    expect(question).not.toHaveTextContent('You haven’t changed anything.');
  });

  it('the organization profile form shows no verification warning to an unverified organization', async () => {
    const { onSaved } = openForm();
    await userEvent.click(button('Save'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it('[ORG-07] [SAFE-04] if saving fails, the organization profile form shows the reason in red, keeps the edits and allows a retry', async () => {
    const errors = { contactNumber: 'Ten digits, please.', _errors: ['The office is closed.'] };
    const { save, onSaved, draft } = openForm({ save: refused(400, { errors }) });
    await retype('Contact person', 'Rehana');
    await userEvent.click(button('Save'));
    const banner = await summary();
    const words = within(banner).getByText('Failed to save organization profile');
    expect(getComputedStyle(words).color).toBe('rgb(179, 38, 30)');
    expect(getComputedStyle(banner).borderLeftColor).toBe('rgb(179, 38, 30)');
    expect(banner).toHaveTextContent('The office is closed.');
    expect(banner).toHaveFocus();
    expect(field('Contact number')).toBeInvalid();
    expect(text('Contact person')).toBe('Rehana');
    expect(draft.read()).toEqual({ contactPerson: 'Rehana' });
    expect(onSaved).not.toHaveBeenCalled();
    await userEvent.type(field('Contact number'), '{Backspace}3');
    await waitFor(() => expect(field('Contact number')).not.toBeInvalid());
    await userEvent.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });

  it('[ORG-07] the organization profile form names the fields that the server requires, and no longer marks them as optional', async () => {
    const errors = { documentURL: ['Required'], websiteURL: ['Not valid'] };
    openForm({
      organization: { ...pending, documentURL: null, websiteURL: null },
      save: refused(400, { errors }),
    });
    expect(screen.getByText(/^You can add the document later/)).toBeVisible();
    await userEvent.click(button('Save'));
    const box = await summary();
    expect(within(box).getByRole('link', { name: 'Registration document is required' })).toBeVisible();
    expect(within(box).getByRole('link', { name: 'Website isn’t valid. Please change it.' })).toBeVisible();
    expect(field('Website')).toBeInvalid();
    expect(screen.getByText('You can’t save your profile without this document.')).toBeVisible();
    expect(screen.queryByText(/^You can add the document later/)).toBeNull();
  });

  it('[SAFE-04] if the session has ended, the organization profile form offers a sign-in link and keeps the edits', async () => {
    openForm({ save: refused(401) });
    await retype('Contact person', 'Rehana');
    await userEvent.click(button('Save'));
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/auth/login');
    expect(text('Contact person')).toBe('Rehana');
  });
});

describe('[SAFE-04] an organization profile draft', () => {
  it('a restored organization profile draft shows when it was saved, and can be discarded', async () => {
    const areas = memoryAreas();
    const first = openForm({ areas });
    await retype('Contact person', 'Rehana');
    first.unmount();
    const { onDiscard, draft } = openForm({ areas });
    expect(text('Contact person')).toBe('Rehana');
    expect(text('Organization name')).toBe('Nayi Disha');
    expect(screen.getByText(/^Your unsaved changes from 20 November/)).toBeVisible();
    await userEvent.click(button('Discard changes'));
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(draft.read()).toBeNull();
  });

  it('[ORG-02] ‘Cancel’ in the organization profile form discards all changes', async () => {
    const { onDiscard, draft, save } = openForm();
    await retype('Contact person', 'Rehana');
    await userEvent.click(button('Cancel'));
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(draft.read()).toBeNull();
    expect(save).not.toHaveBeenCalled();
  });
});

describe('the registration document', () => {
  it('[ORG-06] a chosen registration document is uploaded to a new path, and saved with the profile', async () => {
    const { storage, save, onUploading } = openForm({ hold: true });
    await userEvent.upload(fileInput(), deed('Trust deed.pdf'));
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    const [held] = storage.uploads;
    expect(held?.upload).toMatchObject({
      bucket: 'organization-documents',
      path: `org-docs/user_1/${NOW}.pdf`,
      contentType: 'application/pdf',
      overwrite: false,
      cacheControlSeconds: 3600,
    });
    held?.progress(0.5);
    expect(await screen.findByText('Uploading Trust deed.pdf: 50%')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.5');
    expect(onUploading).toHaveBeenLastCalledWith(true);
    await userEvent.click(button('Save'));
    expect(await screen.findByRole('button', { name: 'Waiting for your document…' })).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    held?.finish();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0].values.documentURL).toBe(
      `https://files.example/organization-documents/org-docs/user_1/${NOW}.pdf`,
    );
    expect(onUploading).toHaveBeenLastCalledWith(false);
  });

  it('[ORG-06] the previous registration document stays if the user cancels the upload of a new one', async () => {
    const { storage } = openForm({ hold: true });
    await userEvent.upload(fileInput(), deed());
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Cancel the upload of Registration certificate or deed' }),
    );
    expect(storage.uploads[0]?.upload.signal?.aborted).toBe(true);
    expect(screen.getByRole('link', { name: /^View Registration certificate/ })).toHaveAttribute(
      'href',
      pending.documentURL,
    );
  });

  it('[ORG-06] a registration document can be uploaded again after a failed upload', async () => {
    const { storage } = openForm({ hold: true });
    await userEvent.upload(fileInput(), deed());
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    storage.uploads[0]?.fail({ kind: 'refused', status: 503, message: 'Come back later.' });
    expect(await screen.findByText('Upload failed: Come back later.')).toBeVisible();
    await userEvent.click(button('Try again to upload Registration certificate or deed'));
    await waitFor(() => expect(storage.uploads).toHaveLength(2));
    storage.uploads[1]?.finish();
    expect(await screen.findByText('Uploaded: deed.pdf')).toBeVisible();
  });

  it('[ORG-06] a registration document is rejected if the file is too large or its content is not of an accepted type', async () => {
    const { storage } = openForm();
    await userEvent.upload(fileInput(), deed('big.pdf', new Uint8Array(5 * 1024 * 1024 + 1)));
    expect(await screen.findByText('File is too large (5.01MB). Max size is 5MB.')).toBeVisible();
    await userEvent.upload(fileInput(), deed('photo.png', 'no picture'));
    expect(await screen.findByText(/^We don’t accept this kind of file/)).toBeVisible();
    expect(storage.uploads).toHaveLength(0);
    expect(fileInput()).toHaveAttribute('accept', '.pdf,.doc,.docx,.png,.jpg,.jpeg,.jfif');
  });

  it('[SAFE-04] a registration document that was uploaded but not saved is restored when the form opens again', async () => {
    const areas = memoryAreas();
    const first = openForm({ areas, organization: null });
    await userEvent.upload(fileInput(), deed());
    await screen.findByText('Uploaded: deed.pdf');
    first.unmount();
    openForm({ areas, organization: null });
    expect(screen.getByRole('link', { name: /^View Registration certificate/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/org-docs/user_1/'),
    );
  });

  it('[SAFE-04] a registration document uploaded in another tab is saved with the profile', async () => {
    const { draft, save } = openForm();
    const document = 'https://files.example/deed.pdf';
    draft.save({ documentURL: document });
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: draft.sharedKey, newValue: 'changed' })),
    );
    await userEvent.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0]).toMatchObject({ values: { documentURL: document } });
  });

  it('if a document upload fails while the organization profile form is waiting to save, the form says so and can be saved again', async () => {
    const { storage, save } = openForm({ hold: true });
    await userEvent.upload(fileInput(), deed());
    await waitFor(() => expect(storage.uploads).toHaveLength(1));
    await userEvent.click(button('Save'));
    await screen.findByRole('button', { name: 'Save without the document' });
    storage.uploads[0]?.fail({ kind: 'network' });
    expect(await screen.findByText(/^We couldn’t upload the document/)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(button('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });
});

it('[ORG-03] the organization profile form shows a control for every text field of the profile', () => {
  openForm();
  for (const label of Object.values(profileTexts)) {
    const control = screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' });
    expect(control).toBeVisible();
  }
});
