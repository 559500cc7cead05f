import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusedCall, unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import { photograph } from '#shared/document-scan/photographed-page.test-utils.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { FakeSite } from '#shared/router/fake-site.test-utils.tsx';
import { createFakeStorage } from '#shared/storage/fake-storage.test-utils.ts';
import { memoryAreas } from '#shared/store/memory-area.test-utils.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import type { CampaignFacts } from '../campaign.ts';
import { SAMPLE_NOW, sampleEdited, sampleFields } from '../campaign-samples.fixture.ts';
import { type CampaignFields, campaignLabels } from './campaign-fields.ts';
import { CampaignForm } from './campaign-form.tsx';

interface Options {
  readonly edited?: CampaignFacts;
  readonly save?: (fields: CampaignFields) => Promise<unknown>;
  readonly areas?: ReturnType<typeof memoryAreas>;
  /** If true, uploads stay pending until the test completes them. */
  readonly hold?: boolean;
}

async function openForm({ edited, save, areas = memoryAreas(), hold = false }: Options = {}) {
  const hosted = createFakeStorage({ hold });
  const draft = createDraftStorage({
    name: 'campaign-draft',
    userId: 'user_1',
    parts: edited ? [edited.id] : [],
    ...areas,
    now: () => SAMPLE_NOW,
  });
  const calls = {
    save: vi.fn(save ?? (async () => {})),
    onSaved: vi.fn(),
    onDiscard: vi.fn(),
  };
  const view = render(
    <AppTheme>
      <CampaignForm
        edited={edited ?? null}
        storage={draft}
        pictures={{
          userId: 'user_1',
          files: hosted.files,
          unfinished: unfinishedUpload('campaign-draft', 'user_1', 'picture', areas.session),
          now: () => SAMPLE_NOW,
        }}
        actions={calls}
        now={SAMPLE_NOW}
        signIn={{ to: '/auth/login', search: {} }}
        cancel={<a href="/crowdfunding">Cancel</a>}
      />
    </AppTheme>,
    { wrapper: FakeSite },
  );
  await screen.findByText('or paste a link');
  return { ...view, ...calls, draft, uploads: hosted.uploads };
}

const refused =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.reject(refusedCall('fundraisers.create', status, body));

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const deadline = () => screen.getByLabelText<HTMLInputElement>('Deadline');
const pictureInput = () => screen.getByLabelText<HTMLInputElement>('Picture Choose a picture');
const send = () =>
  screen.getByRole('button', { name: /^(?:Create Fundraiser|Save changes|Creating…|Saving…)$/ });
const preview = () => within(screen.getByRole('complementary', { name: 'As donors will see it' }));
const summary = async () => {
  const title = await screen.findByRole('heading', { name: 'There is a problem' });
  if (title.parentElement === null) throw new RangeError('The summary has no box');
  return title.parentElement;
};

/** Pastes instead of typing, so that the form renders once per field, not per letter. */
async function fillIn(change: Partial<CampaignFields> = {}) {
  await userEvent.click(screen.getByText('or paste a link'));
  const { title, description, imageUrl, about, goalAmount, deadline: day } = { ...sampleFields, ...change };
  const texts = {
    Title: title,
    Description: description,
    'Image URL': imageUrl,
    About: about,
    'Goal amount': goalAmount,
  };
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.click(field(name));
    if (text !== '') await userEvent.paste(text);
  }
  fireEvent.change(deadline(), { target: { value: day } });
}

describe('the form for a new campaign', () => {
  it('[CF-10] the campaign form rejects empty fields, lists their errors in validation order, and marks each field as invalid', async () => {
    const { save: sent } = await openForm();
    await userEvent.click(send());
    const box = await summary();
    await waitFor(() => expect(box).toHaveFocus());
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please select a deadline.',
      'Goal amount must be a positive number.',
      'Please enter a valid image URL.',
      'Description must be between 10 and 500 characters long.',
      'About section must be between 10 and 1000 characters long.',
      'Please enter a title.',
    ]);
    for (const input of ['Title', 'Description', 'About', 'Goal amount'].map(field)) {
      expect(input).toBeInvalid();
    }
    expect(deadline()).toBeInvalid();
    expect(pictureInput()).toBeInvalid();
    await userEvent.click(within(box).getByRole('link', { name: 'Please enter a valid image URL.' }));
    expect(pictureInput()).toHaveFocus();
    await userEvent.click(within(box).getByRole('link', { name: 'Please select a deadline.' }));
    expect(deadline()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('[CF-09] [CF-10] the campaign form rejects a deadline before today, and its date picker starts at today', async () => {
    const { save: sent } = await openForm();
    await fillIn();
    expect(deadline()).toHaveAttribute('min', '2026-11-21');
    fireEvent.change(deadline(), { target: { value: '2026-11-20' } });
    await userEvent.click(send());
    expect(within(await summary()).getByText('Deadline cannot be in the past.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    fireEvent.change(deadline(), { target: { value: '2026-11-21' } });
    await userEvent.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('[CF-11] a double click on ‘Create Fundraiser’ sends the campaign once and deletes the draft', async () => {
    const saved = Promise.withResolvers<void>();
    const { save: sent, onSaved, draft } = await openForm({ save: () => saved.promise });
    await fillIn();
    await userEvent.dblClick(send());
    saved.resolve();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledExactlyOnceWith(sampleFields);
    expect(draft.read()).toBeNull();
  });

  it('[CF-09] the campaign form counts characters, groups the goal’s digits in the Indian way, and previews the card that donors will see', async () => {
    await openForm();
    expect(preview().getByText(/fields you haven’t filled in/)).toBeVisible();
    expect(field('Description')).toHaveAccessibleDescription(/10 to 500 characters\.$/);
    expect(screen.getByText('0 of 500')).toBeVisible();
    await fillIn();
    expect(screen.getByText('34 of 500')).toBeVisible();
    fireEvent.change(field('About'), { target: { value: 'a'.repeat(1001) } });
    expect(screen.getByText('Over the limit of 1,000 characters.')).toHaveAttribute('aria-live', 'polite');
    expect(field('Goal amount')).toHaveAttribute('inputmode', 'decimal');
    expect(field('Goal amount')).toHaveAccessibleDescription('₹4,50,000');
    for (const text of ['A Village Library', '131 days left', '0 donations', 'Be the first to give']) {
      expect(preview().getByText(text)).toBeVisible();
    }
    expect(preview().getByText('View Campaign').closest('[inert]')).not.toBeNull();
    expect(preview().queryByText(/fields you haven’t filled in/)).toBeNull();
  });
});

describe('a campaign that was not saved', () => {
  it('[CF-11] [SAFE-04] if saving fails, the campaign form shows the server’s messages and keeps all input', async () => {
    const errors = { goalAmount: 'A goal is at most ₹50,00,000.' };
    const {
      save: sent,
      draft,
      onSaved,
    } = await openForm({
      save: refused(400, { error: 'Validation failed', errors }),
    });
    await fillIn();
    await userEvent.click(send());
    const box = await summary();
    expect(within(box).getByText('Failed to save fundraiser. Please try again.')).toBeVisible();
    expect(within(box).getByText('Validation failed')).toBeVisible();
    expect(
      within(box).getByRole('link', { name: 'Goal amount: A goal is at most ₹50,00,000.' }),
    ).toBeVisible();
    expect(field('Goal amount')).toBeInvalid();
    expect(field('Title')).toHaveValue('A Village Library');
    expect(draft.read()).toMatchObject({ title: 'A Village Library', goalAmount: '4,50,000' });
    expect(onSaved).not.toHaveBeenCalled();
    await userEvent.clear(field('Goal amount'));
    await userEvent.type(field('Goal amount'), '3,00,000');
    await waitFor(() => expect(field('Goal amount')).not.toBeInvalid());
    await userEvent.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['not-delivered', /nothing has arrived/],
    ['unknown', /Check the list of campaigns before you send it again/],
  ] as const)(
    '[CF-11] after an unclear response, the campaign form says that the campaign has not arrived, or how to check whether it has: %s',
    async (delivery, words) => {
      await openForm({ save: () => Promise.reject(unconfirmedCall('fundraisers.create', delivery)) });
      await fillIn();
      await userEvent.click(send());
      expect(await summary()).toHaveTextContent(words);
    },
  );

  it('[CF-13] the campaign form links to the profile if verification is missing, and to sign-in if the session has ended', async () => {
    const first = await openForm({ save: refused(403, { error: 'Not verified.' }) });
    await fillIn();
    await userEvent.click(send());
    const link = await screen.findByRole('link', { name: 'Your profile' });
    expect(link).toHaveAttribute('href', '/organization/profile');
    first.unmount();
    await openForm({ save: refused(401) });
    await fillIn();
    await userEvent.click(send());
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/auth/login');
  });
});

describe('[CF-14] the picture of a campaign', () => {
  const photo = (width = 3200, height = 2400) =>
    photograph({ seed: 1, lines: [], size: { width, height }, noise: 0 });
  const choose = async (file: File) => {
    await userEvent.upload(pictureInput(), file, { applyAccept: false });
    // The form shows a loading dialog until the editor's script has loaded.
    await screen.findByText('Choose another picture');
    return within(await screen.findByRole('dialog', { name: 'Picture' }));
  };
  const use = async (file: File) => {
    const editor = await choose(file);
    await userEvent.click(await editor.findByRole('button', { name: 'Use this picture' }));
  };

  it('the campaign form crops, shrinks and uploads a picture, and sends the picture’s URL', async () => {
    const { save: sent, uploads } = await openForm();
    const editor = await choose(await photo());
    expect(await editor.findByRole('img', { name: 'Your picture' })).toBeVisible();
    expect(editor.getByRole('slider', { name: 'Top edge' })).toHaveAttribute('aria-valuetext', '13% cut off');
    await userEvent.click(editor.getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText(/^Uploaded: /)).toBeVisible();
    const upload = uploads[0]?.upload;
    if (upload === undefined) throw new RangeError('Nothing was uploaded');
    expect(upload).toMatchObject({
      bucket: 'campaign-pictures',
      path: `user_1/${SAMPLE_NOW}.jpg`,
      contentType: 'image/jpeg',
      overwrite: false,
    });
    const { width, height } = await createImageBitmap(upload.file);
    expect([width, height]).toEqual([1600, 900]);
    await fillIn({ imageUrl: '' });
    await userEvent.click(send());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          imageUrl: `https://files.example/campaign-pictures/user_1/${SAMPLE_NOW}.jpg`,
        }),
      ),
    );
  });

  it('users can take a campaign’s picture with the camera', async () => {
    await openForm();
    const camera = screen.getByLabelText('Take a photo');
    expect([camera.getAttribute('accept'), camera.getAttribute('capture')]).toEqual([
      'image/*',
      'environment',
    ]);
    await userEvent.upload(camera, await photo(640, 360));
    expect(await screen.findByRole('dialog', { name: 'Picture' })).toBeVisible();
  });

  it('the campaign form rejects a file that is not a picture, and says which files it accepts', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openForm();
    const editor = await choose(new File(['%PDF-1.7'], 'deed.pdf', { type: 'application/pdf' }));
    expect(
      await editor.findByText('deed.pdf is a PDF, not a picture. Choose a photo (JPEG or PNG).'),
    ).toBeVisible();
    expect(editor.queryByRole('button', { name: 'Use this picture' })).toBeNull();
    await userEvent.click(editor.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pictureInput()).toHaveFocus();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('users can cancel the upload of a campaign’s picture', async () => {
    const { uploads } = await openForm({ hold: true });
    await use(await photo(640, 360));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the upload of Picture' }));
    expect(uploads[0]?.upload.signal?.aborted).toBe(true);
    expect(pictureInput()).toBeEnabled();
    expect(screen.queryByRole('progressbar', { name: 'Uploading Picture' })).toBeNull();
  });

  it('the campaign form says why a picture failed to upload, and lets the user try again', async () => {
    const { uploads } = await openForm({ hold: true });
    await use(await photo(640, 360));
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.fail({ kind: 'bucket-missing' });
    expect(
      await screen.findByText(
        'We couldn’t upload the picture. This site can’t store pictures yet. Try again, or paste a link.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again to upload Picture' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.finish();
    expect(await screen.findByText(/^Uploaded: /)).toBeVisible();
  });

  it('the campaign form waits for the picture’s upload before it sends the campaign', async () => {
    const { uploads, save: sent } = await openForm({ hold: true });
    await fillIn({ imageUrl: '' });
    await use(await photo(640, 360));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await userEvent.click(send());
    expect(await screen.findByRole('button', { name: 'Uploading your picture…' })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    uploads[0]?.finish();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('if a picture fails to upload, the campaign form sends the campaign only when the user submits the form again', async () => {
    const { uploads, save: sent } = await openForm({ edited: sampleEdited, hold: true });
    await userEvent.click(screen.getByRole('button', { name: 'Change Picture' }));
    await userEvent.upload(screen.getByLabelText('Picture Replace'), await photo(640, 360));
    const editor = within(await screen.findByRole('dialog', { name: 'Picture' }));
    await userEvent.click(await editor.findByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await userEvent.click(send());
    uploads[0]?.fail({ kind: 'network' });
    expect(
      within(await summary()).getByText(
        'We couldn’t upload the picture. Try again, or send the form again without the picture.',
      ),
    ).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('the campaign form shows the name of a picture whose upload stopped when the user left the form, and asks for the file again', async () => {
    const areas = memoryAreas();
    const first = await openForm({ areas, hold: true });
    await use(await photo(640, 360));
    await waitFor(() => expect(first.uploads).toHaveLength(1));
    first.unmount();
    await openForm({ areas });
    expect(
      screen.getByText(/^The upload of .+\.jpg was interrupted\. Choose the file again\.$/),
    ).toBeVisible();
  });

  it('the campaign form shows the name of a picture whose upload was interrupted by a reload, and asks for the file again', async () => {
    const areas = memoryAreas();
    unfinishedUpload('campaign-draft', 'user_1', 'picture', areas.session).write('school.jpg');
    await openForm({ areas });
    expect(
      screen.getByText('The upload of school.jpg was interrupted. Choose the file again.'),
    ).toBeVisible();
  });
});

describe('the form for an existing campaign', () => {
  it('[CF-09] the campaign form opens with the values of the campaign being edited, and shows the deadline without a time', async () => {
    await openForm({ edited: sampleEdited });
    expect(field('Title')).toHaveValue('A Village Library');
    expect(field('Goal amount')).toHaveValue('450000');
    expect(deadline()).toHaveValue('2027-03-31');
    expect(deadline()).not.toHaveAttribute('min');
  });

  it('[CF-09] the campaign form shows an error for a picture that fails to load, and clears the error when the URL changes', async () => {
    await openForm({
      edited: { ...sampleEdited, imageUrl: new URL('/no-such-picture.png', window.location.href).href },
    });
    expect(await screen.findByText(/^We couldn’t load this picture/)).toBeVisible();
    await userEvent.click(screen.getByText('or paste a link'));
    await userEvent.clear(field('Image URL'));
    expect(screen.queryByText(/^We couldn’t load this picture/)).toBeNull();
  });

  it('[CF-12] if an update fails, the campaign form says so and keeps the input', async () => {
    await openForm({ edited: sampleEdited, save: refused(500) });
    await userEvent.type(field('Title'), ' for Kolar');
    await userEvent.click(send());
    expect(within(await summary()).getByText('Failed to update fundraiser.')).toBeVisible();
    expect(field('Title')).toHaveValue('A Village Library for Kolar');
  });

  it('[CF-12] the campaign form accepts an unchanged deadline in the past, but no other past date', async () => {
    const over = { ...sampleEdited, deadline: new Date(2026, 0, 31, 12).toISOString() };
    const { save: sent } = await openForm({ edited: over });
    await userEvent.type(field('Title'), ' for Kolar');
    await userEvent.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    cleanup();
    await openForm({ edited: over });
    fireEvent.change(deadline(), { target: { value: '2026-02-01' } });
    await userEvent.click(send());
    expect(within(await summary()).getByText('Deadline cannot be in the past.')).toBeVisible();
  });
});

describe('[SAFE-04] the draft of a campaign', () => {
  it('the campaign form restores its draft, and lets the user discard the draft', async () => {
    const areas = memoryAreas();
    const first = await openForm({ areas });
    await fillIn();
    first.unmount();
    const { onDiscard, draft } = await openForm({ areas });
    expect([field('Title').value, field('About').value, deadline().value]).toEqual([
      'A Village Library',
      'The panchayat gives the building.',
      '2027-03-31',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(draft.read()).toBeNull();
  });

  it('the campaign form stores the draft of an existing campaign only after a change, and separately from the draft of a new campaign', async () => {
    const areas = memoryAreas();
    const first = await openForm({ areas, edited: sampleEdited });
    await userEvent.type(field('Title'), '!');
    await userEvent.keyboard('{Backspace}');
    first.unmount();
    const second = await openForm({ areas, edited: sampleEdited });
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
    await userEvent.type(field('Title'), '!');
    second.unmount();
    const other = await openForm({ areas });
    expect(field('Title')).toHaveValue('');
    other.unmount();
    await openForm({ areas, edited: sampleEdited });
    expect(field('Title')).toHaveValue('A Village Library!');
    expect(screen.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
  });

  it('a campaign draft contains only changed fields, so the other fields show changes made elsewhere', async () => {
    const areas = memoryAreas();
    const first = await openForm({ areas, edited: sampleEdited });
    await userEvent.type(field('Title'), ' for Kolar');
    first.unmount();
    const { save: sent } = await openForm({
      areas,
      edited: { ...sampleEdited, about: 'Corrected on the phone.' },
    });
    expect(field('Title')).toHaveValue('A Village Library for Kolar');
    expect(field('About')).toHaveValue('Corrected on the phone.');
    await userEvent.click(send());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ about: 'Corrected on the phone.' })),
    );
  });
});

it('[CF-09] the campaign form has a control for every field of a campaign', async () => {
  await openForm();
  await userEvent.click(screen.getByText('or paste a link'));
  for (const label of Object.values(campaignLabels)) {
    const control = screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' });
    expect(control).toBeVisible();
  }
});
