import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { json } from '#mocks/testing/mock-server.ts';
import { listen } from './screen-reader.test-utils.ts';
import { openSite } from './site-test-kit.tsx';

/** The fixed time of every test. The seed data and the transcripts depend on it. */
const NOON = Date.parse('2026-11-21T12:00:00+05:30');
const NEED =
  'My father drives an auto and my mother stitches blouses at home. The college asks for three times what we earn.';
const FIT =
  'I came first in my district in mathematics, I teach younger children in the evening, and I will build machines.';
const FORM = '/scholarship/sch-girls-in-stem/application-form';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  document.title = '';
});

function hear() {
  const listener = listen();
  onTestFinished(listener.stop);
  return listener;
}

const main = () => screen.getByRole('main');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => within(main()).getByRole('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const paste = async (name: string | RegExp, text: string) => {
  await userEvent.click(await within(await screen.findByRole('main')).findByRole('textbox', { name }));
  await userEvent.paste(text);
};

it('[WCAG-1.3.1] [WCAG-1.3.2] [WCAG-3.2.2] [WCAG-4.1.3] search.txt matches what a screen reader says while a visitor searches and filters scholarships', async () => {
  const { step, read, transcript } = hear();
  await step('opens the list of scholarships', async () => {
    openSite('/scholarship');
    await screen.findAllByRole('article');
    await screen.findByRole('combobox', { name: 'Appearance' });
  });
  await read(document.body);
  await step('types ‘girls’ into the search box', async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'girls');
    await waitFor(() => expect(screen.getByText(/^Showing \d of/)).toBeVisible());
  });
  await step('opens the filters', async () => {
    await press(/^Filters/);
    await screen.findByRole('combobox', { name: 'Amount Range' });
  });
  await step('shows only scholarships that are still open', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Upcoming Only' }));
  });
  await read(main());
  await step('searches for words that match nothing', async () => {
    await userEvent.type(screen.getByRole('searchbox'), ' zzz');
    await screen.findByText(/^No scholarships found/);
  });
  await read(main());
  await expect(transcript()).toMatchFileSnapshot('./search.txt');
});

it('[WCAG-2.4.2] [WCAG-2.4.6] sign-in.txt matches what a screen reader says from role selection to the sign-in page', async () => {
  const { step, read, transcript } = hear();
  await step('opens role selection', async () => {
    openSite('/auth/role-selection');
    await screen.findByRole('heading', { level: 1 });
  });
  await read(main());
  await step('follows the link to sign in', async () => {
    await userEvent.click(within(main()).getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in to your account' });
  });
  await read(main());
  await expect(transcript()).toMatchFileSnapshot('./sign-in.txt');
});

it('[WCAG-3.3.1] [WCAG-3.3.2] [WCAG-3.3.3] apply.txt matches what a screen reader says while a student corrects an application that turns out to be a duplicate', async () => {
  const { step, read, transcript } = hear();
  await step('opens the application form', async () => {
    openSite(FORM, { as: 'student', answers: { 'applications.create': json({}, 409) } });
    await screen.findByRole('region', { name: 'Your documents' });
    await screen.findByText('Income Certificate');
  });
  await read(main());
  await step('writes one answer that is too short, and sends', async () => {
    await paste(/^Why do you need/, 'Fees.');
    await press('Send application');
    await screen.findByRole('heading', { name: 'There is a problem' });
  });
  await read(screen.getByRole('alert'));
  await step('follows the first link of the summary', async () => {
    await userEvent.click(within(screen.getByRole('alert')).getAllByRole('link')[0] as HTMLElement);
  });
  await step('corrects both answers, and sends', async () => {
    await paste(/^Why do you need/, NEED);
    await paste(/^Why are you a perfect fit/, FIT);
    await press('Send application');
    await screen.findByText('You have already applied for this scholarship.');
  });
  await read(screen.getByRole('alert'));
  await expect(transcript()).toMatchFileSnapshot('./apply.txt');
});

it('[WCAG-4.1.3] application-sent.txt matches what a screen reader says while a student sends an application', async () => {
  const { step, read, transcript } = hear();
  await step('opens the application form, writes both answers, and sends', async () => {
    openSite(FORM, { as: 'student' });
    await screen.findByText('Income Certificate');
    await paste(/^Why do you need/, NEED);
    await paste(/^Why are you a perfect fit/, FIT);
    await press('Send application');
    await screen.findByText(/^Your application has been sent/);
  });
  await step('waits for the confirmation page', async () => {
    await screen.findByRole('link', { name: 'Browse More Scholarships' }, { timeout: 5000 });
  });
  await read(main());
  await expect(transcript()).toMatchFileSnapshot('./application-sent.txt');
});

it('[WCAG-1.3.1] [WCAG-2.4.6] [WCAG-3.3.2] [WCAG-4.1.3] profile.txt matches what a screen reader says while a student fills in a profile and uploads a document', async () => {
  const { step, read, transcript } = hear();
  let site = null as ReturnType<typeof openSite> | null;
  await step('opens the profile form', async () => {
    site = openSite('/student/details', { as: 'student-new' });
    await screen.findByRole('button', { name: 'Save profile' });
  });
  await read(main());
  const upload = () => site?.storage.uploads[0];
  await step('chooses a marksheet', async () => {
    const file = new File(['%PDF-1.7\n%%EOF'], 'marks.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText(/^10th marksheet/), file);
    await waitFor(() => expect(upload()).toBeDefined());
  });
  await step('waits until the upload is half done', async () => {
    act(() => upload()?.progress(0.5));
  });
  await step('waits until the upload is done', async () => {
    act(() => upload()?.finish());
    await screen.findByText(/^Uploaded/);
  });
  await read(screen.getByText('10th marksheet').closest('div')?.parentElement as HTMLElement);
  await step('saves the profile without the required fields', async () => {
    await press('Save profile');
    await screen.findByRole('heading', { name: 'There is a problem' });
  });
  await read(screen.getByRole('heading', { name: 'There is a problem' }).parentElement as HTMLElement);
  await step('fills in the missing fields, and saves', async () => {
    fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '2006-02-03' } });
    await paste(/^Contact number/, '9876543210');
    await paste(/^Address/, '4, Lake Road, Mysuru');
    await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
    await press('Save profile');
    await screen.findByRole('link', { name: 'Edit Profile' });
    await screen.findByText('Profile saved');
  });
  await read(main());
  await expect(transcript()).toMatchFileSnapshot('./profile.txt');
});

it('[WCAG-3.3.1] [WCAG-3.3.2] publish.txt matches what a screen reader says while an organization corrects and publishes a scholarship', async () => {
  const { step, read, transcript } = hear();
  await step('opens the form for a new scholarship', async () => {
    openSite('/organization/dashboard/create-scholarship', { as: 'organization' });
    await screen.findByRole('button', { name: 'Create Scholarship' });
  });
  await read(main());
  await step('publishes with only a title', async () => {
    await paste('Title', 'Evening College Grant');
    await press('Create Scholarship');
    await screen.findByRole('heading', { name: 'There is a problem' });
  });
  await read(screen.getByRole('alert'));
  await step('fills in the remaining fields, and publishes', async () => {
    await paste('Description', 'For students who work during the day.');
    await paste('Total amount', '40000');
    fireEvent.change(screen.getByLabelText('Deadline'), { target: { value: '2027-03-31T17:00' } });
    await press('Create Scholarship');
    await screen.findByText('“Evening College Grant” is published.');
    await screen.findByRole('heading', { name: 'Evening College Grant' });
    await screen.findByRole('heading', { name: 'Your campaigns' });
  });
  await read(main());
  await expect(transcript()).toMatchFileSnapshot('./publish.txt');
});

it('[WCAG-1.3.1] [WCAG-2.4.3] [WCAG-4.1.3] donate.txt matches what a screen reader says while a donor donates to a campaign', async () => {
  const { step, read, transcript } = hear();
  let site = null as ReturnType<typeof openSite> | null;
  await step('opens a campaign', async () => {
    site = openSite('/crowdfunding/fund-village-library', {
      as: 'donor',
      answers: { 'transactions.verifyPayment': json({ success: true }) },
    });
    await screen.findByRole('region', { name: 'Donate' });
  });
  await read(main());
  await step('tries to donate without an amount', async () => {
    await userEvent.clear(field('Amount in rupees'));
    await press('Donate');
    await waitFor(() => expect(field('Amount in rupees')).toBeInvalid());
  });
  await step('donates 250 rupees', async () => {
    await paste('Amount in rupees', '250');
    await press('Donate ₹250');
    await screen.findByText('The payment window is open.');
  });
  await step('pays in the payment window', async () => {
    act(() => void site?.checkout.opened[0]?.pay());
    await screen.findByText('Donation successful');
  });
  await read(screen.getByRole('region', { name: 'Donate' }));
  await expect(transcript()).toMatchFileSnapshot('./donate.txt');
});

it('[WCAG-1.3.2] [WCAG-2.4.4] [WCAG-3.3.1] contact.txt matches what a screen reader says while a visitor corrects and sends a message', async () => {
  const { step, read, transcript } = hear();
  await step('opens the contact page', async () => {
    openSite('/contact');
    await screen.findByRole('textbox', { name: /^Message/ });
    // Waits for the newsletter and the map, which load after the page.
    await screen.findByRole('textbox', { name: 'Your email address' });
    await screen.findByRole('img', { name: /^A drawing of streets/ });
  });
  await read(main());
  await step('sends an empty message', async () => {
    await press(/^Send/);
    await screen.findByRole('heading', { name: 'There is a problem' });
  });
  await read(screen.getByRole('alert'));
  await step('fills in the form, and sends', async () => {
    await paste('Your name', 'Ravi Kumar');
    await paste('Email address', 'ravi@students.example');
    await paste(/^Subject/, 'A question');
    await paste(/^Message/, 'How do I change the name in my account?');
    await press(/^Send/);
    await screen.findByRole('heading', { level: 1, name: 'Your message has been sent' });
  });
  await read(main());
  await expect(transcript()).toMatchFileSnapshot('./contact.txt');
});
