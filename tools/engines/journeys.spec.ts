import { writeFileSync } from 'node:fs';
import { EXAMPLE_FUNDRAISER_ID } from '../../mocks/data/fundraisers.ts';
import { expect, test } from './test.ts';

const NEED = 'Why do you need this scholarship?';
const FIT = 'Why are you a perfect fit?';
const needAnswer =
  'My father drives an auto in Raichur and my mother stitches blouses at home. The college asks for three times what we earn in a month.';
const fitAnswer =
  'I came first in my district in mathematics, I teach younger children in the evening, and I will build machines for small farms.';
const FORM = '/scholarship/sch-girls-in-stem/application-form';

test('a student searches, filters, signs in, keeps a draft over a reload, applies, and hears the second time that they have', async ({
  person,
}) => {
  await person.open('/');
  await person.press('Find a scholarship');
  await person.reads(/Showing \d+ of \d+ scholarships/);
  await person.press('Filters');
  await person.choose('Upcoming Only');
  await person.isAt(/upcoming/);
  await person.fill('Search scholarships', 'girls in stem');
  await person.reads(/Showing 1 of \d+ scholarships/);
  await person.press('Apply Now: Girls in STEM Scholarship');
  await person.isAt(/\/scholarship\/details\?id=sch-girls-in-stem/);
  await person.press('Proceed to Application');
  await person.isAt(/\/auth\/login/);
  await person.signIn('student');
  await person.isAt(FORM);
  await person.fill(NEED, needAnswer);
  await person.fill(FIT, fitAnswer);
  await person.reload();
  await person.finds(NEED, needAnswer);
  await person.finds(FIT, fitAnswer);
  await person.press('Send application');
  await person.isAt(/\/scholarship\/application-success/);
  await person.reads('Thank you for applying');

  await person.open(FORM);
  await person.fill(NEED, needAnswer);
  await person.fill(FIT, fitAnswer);
  await person.press('Send application');
  await person.reads('You have already applied for this scholarship.');

  await person.press('Your account');
  await person.press('Sign out');
  // The refused answers are kept on the device, so the person is asked about them.
  await person.isAt('/home');
  await person.press('Sign out');
  await person.isAt('/');
  await person.press('Sign up');
  await person.isAt('/auth/role-selection');
});

test('a student fills in a profile with an upload', async ({ person }, info) => {
  await person.open('/student/details?as=student-new');
  await person.setDate('Date of birth', '2006-08-15');
  await person.choose('Male');
  await person.fill('Contact number', '98450 12345');
  await person.fill('Address', '7, Temple Street, Mandya 571401');
  const file = info.outputPath('marks.pdf');
  writeFileSync(file, '%PDF-1.7\n%%EOF\n');
  await person.attach('10th marksheet', file);
  await person.reads('Uploaded: marks.pdf');
  await person.press('Save profile');
  await person.isAt('/student/profile');
  await person.reads('15 August 2006');
});

test('an organization publishes a scholarship', async ({ person }) => {
  await person.open('/organization/dashboard/create-scholarship?as=organization');
  await person.fill('Title', 'Girls in Robotics');
  await person.fill('Description', 'Pays for a year of parts and travel to competitions.');
  await person.fill('Total amount', '1,25,000.50');
  await person.setDate('Deadline', '2030-03-31T17:00');
  await person.press('Create Scholarship');
  await person.isAt('/organization/dashboard');
  await person.reads('“Girls in Robotics” is published.');
});

test('an organization saves its applicants as a CSV file', async ({ person }) => {
  await person.open('/organization/dashboard?as=organization');
  // The dashboard reads hundreds of profiles, and leaves them for the analytics.
  await person.keeps('organizationScholarships', /^(?!.*"waiting").*"applicantDetails"/s);
  await person.open('/organization/dashboard/scholarship-analytics?scholarship=sch-hundreds-applied');
  const { name, text } = await person.takes('Export these as CSV');
  expect(name).toMatch(/^applicants-vidya-trust-national-scholarship-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toContain('"Data","Name","Gender"');
  expect(text.split('\r\n').length).toBeGreaterThan(300);
});

test('a donor gives to a campaign', async ({ person }) => {
  await person.open(`/crowdfunding/${EXAMPLE_FUNDRAISER_ID}?as=donor`);
  await person.fill('Amount in rupees', '1,250.50');
  await person.press('Donate ₹1,250.50');
  await person.press('Pay ₹');
  await person.reads('Donation successful');
  await person.open('/donor/profile');
  await person.reads('₹1,250.50');
});

test('a visitor writes a message, offline and online', async ({ person }) => {
  await person.open('/contact');
  await person.fill('Your name', 'Asha Sharma');
  await person.fill('Email address', 'asha@students.example');
  await person.fill('Subject', 'My application');
  await person.fill('Message', 'Has it arrived?');
  await person.setOnline(false);
  await person.reads('You are offline.');
  await person.setOnline(true);
  await person.readsNot('You are offline.');
  await person.press('Send message');
  await person.isAt('/contact-submitted');
  await person.reads('What happens next');
});

test('a student saves a deadline as a calendar file', async ({ person }) => {
  await person.open('/scholarship/sch-girls-in-stem');
  const { name, text } = await person.takes('Add deadline to calendar');
  expect(name).toBe('Girls-in-STEM-Scholarship.ics');
  expect(text).toContain('BEGIN:VEVENT');
});

test('the mock panel produces an error', async ({ person }) => {
  await person.open('/scholarship?mock=scholarship-list-failed');
  await person.reads('Failed to load scholarships. Please try again later.');
  await person.open('/scholarship?mock=none');
  await person.reads(/Showing \d+ of/);
  await person.pressInPanel('Mock');
  await person.readsInPanel(/States/);
});
