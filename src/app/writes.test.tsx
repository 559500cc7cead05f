import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, asUsual, broken, json, takenBut } from '#mocks/testing/mock-server.ts';
import { personaAsUser } from '#mocks/testing/people.ts';
import { anOrganization, aStudent } from '#mocks/testing/records.ts';
import {
  button,
  clearToasts,
  fillIn,
  lostForGood,
  openWrite,
  press,
  problemsOnPage,
  shownButton,
  typed,
  type WritePage,
  type WriteSite,
} from './writes-test-kit.tsx';

type AnswerOf = (site: WriteSite) => Answer;
const event = <Name extends string>(name: Name, answerOf: AnswerOf) => ({ name, answerOf });

/** Ways in which a write can fail. In each of them, the server does not carry out the write. */
const events = [
  // This event must come before the first lost call. After a lost call, the site may mistake an
  // existing application for the one in the lost call.
  event('409', () => json({}, 409)),
  event('404', () => json({}, 404)),
  event('404 as a page', () => () => {
    const headers = { 'content-type': 'text/html' };
    return new Response('<!doctype html><h1>Not found</h1>', { status: 404, headers });
  }),
  event('405', () => json({}, 405)),
  // A month is longer than a browser's longest timer.
  event(
    '429 for a month',
    () => () => Response.json({}, { status: 429, headers: { 'retry-after': '2592000' } }),
  ),
  event('500', () => json({}, 500)),
  event('503', () => json({}, 503)),
  event('lost call', () => broken),
  event('lost call, and no read after it', lostForGood),
  event('401', () => json({}, 401)),
  event('session over before', ({ session }) => {
    act(() => session.settleSignedOut());
    return asUsual;
  }),
  event('session over during', ({ session }) => () => {
    act(() => session.settleSignedOut());
    return json({}, 401)();
  }),
];

type Event = (typeof events)[number]['name'];
/**
 * The messages that the page shows, by event. `other` is the default. Null skips an event that
 * cannot happen during this write, or that closes the page or dialog.
 */
type Messages = Readonly<Partial<Record<Event, string | null>>> & { readonly other: string };

interface Write extends WritePage {
  readonly name: string;
  /** Prepares the page, so that the user only has to press the button that sends the write. */
  readonly ready: (site: WriteSite) => Promise<unknown>;
  /** @param clicks is 2 for the second press of a double click */
  readonly press: (site: WriteSite, clicks?: number) => void;
  readonly messages: Messages;
  /** The text that the page shows when the write has succeeded. */
  readonly done: string;
  /** The response to a successful write. Defaults to the mock's response. */
  readonly taken?: Answer;
  /** Whether the page can look up the write after a lost response. True by default. */
  readonly isLookedUp?: boolean;
  /**
   * The page and the messages that the user sees if the session ends after a write has succeeded but
   * before the response arrives.
   */
  readonly after: readonly [path: string, problems: string];
  /**
   * A change made on another device before the write. `sends` is the number of times the write is
   * then sent, and `done` is the text that the user sees.
   */
  readonly elsewhere?: {
    readonly change: (site: WriteSite) => Promise<unknown>;
    readonly sends: number;
    readonly done: string;
    readonly check?: (site: WriteSite) => Promise<void>;
  };
}

const KEPT = 'Everything you typed is still here.';
const SIGN_IN_AGAIN = 'Sign in again. Everything you typed will still be here.';
const LATER = 'The server is busy. Please try again later.';
const NEXT_MONTH =
  'The server asks everyone to wait. Nothing was saved, but your text is still here. Try again after {moment}.';
const SOON = 'The server is busy. Please try again in a few minutes.';
const WAITS =
  'The server is busy. What you typed is safe. We’ll try again in N seconds. / Try now / Stop trying';
const ANSWERS_KEPT = 'Your answers are still here.';
const SESSION_ENDED = 'Your session has ended. Sign in again, and we’ll bring you back here. / Sign in again';
const LOGIN = ['/auth/login', ''] as const;
const NO_SESSION = { 'session over before': null, 'session over during': null } as const;

const sessionOver = (text: string) => ({
  '401': text,
  'session over before': text,
  'session over during': text,
});

const applicationMessages: Messages = {
  other: `An error occurred while processing your application. / ${ANSWERS_KEPT} You can send them again.`,
  '404': `The scholarship could not be found. / ${ANSWERS_KEPT} / Browse scholarships`,
  '404 as a page':
    'An unexpected error occurred. Please try again later. / We checked, and your application hasn’t arrived. You can safely send it again.',
  '409':
    'You have already applied for this scholarship. / The organization has your application. You can correct it in ‘My applications’ until the deadline. / See my applications / Browse scholarships',
  '429 for a month': `An error occurred while processing your application. ${NEXT_MONTH} / ${ANSWERS_KEPT} You can send them again.`,
  '503': `An error occurred while processing your application. / ${WAITS}`,
  'lost call':
    'Network error. Please check your internet connection and try again. / We checked, and your application hasn’t arrived. You can safely send it again.',
  'lost call, and no read after it':
    'Network error. Please check your internet connection and try again. / We couldn’t check whether your application arrived. You can safely send it again. It won’t count twice.',
  ...sessionOver(
    'Please log in to submit an application. / Your answers are saved on this device and will be here when you come back. / Sign in',
  ),
};

const notSet = `The server couldn’t set up your account. Try again in a few minutes. / Your application was not sent. ${ANSWERS_KEPT}`;
const registrationMessages: Messages = {
  ...applicationMessages,
  other: notSet,
  '404': notSet,
  '404 as a page': notSet,
  '409': notSet,
  'lost call': notSet,
  'lost call, and no read after it': notSet,
};

const notOffered =
  'We couldn’t withdraw your application. / Your application stays as you sent it. If you still want to withdraw it, contact us. / Contact us';
const withdrawalMessages: Messages = {
  other: notOffered,
  '409':
    'The organization has decided on this application, so you can no longer withdraw it. / The decision may take a few minutes to appear in ‘My applications’.',
  '429 for a month': `We couldn’t withdraw your application. / ${LATER}`,
  '500': 'We couldn’t withdraw your application. / Please try again in a few minutes.',
  '503': `We couldn’t withdraw your application. / ${SOON}`,
  'lost call': 'We couldn’t withdraw your application. / Check your connection, then try again.',
  'lost call, and no read after it':
    'We couldn’t check whether your application was withdrawn. / Check your connection, then try again. We’ll first check whether your application was already withdrawn.',
  '401': `We couldn’t withdraw your application. / ${SESSION_ENDED}`,
  // When the session ends, the sign-in page opens, so this page shows no message.
  ...NO_SESSION,
};

/**
 * Returns the messages that a form shows if its record may have reached the server despite the
 * failure.
 */
function deliveryMessages(text: string, lookAt: string, toast = ''): Messages {
  const lines = (...words: string[]) => [text, ...words, toast].filter(Boolean).join(' / ');
  const checked = lines(
    `We checked, and nothing has arrived. ${KEPT.replace(/\.$/, '')}, and you can send it again.`,
  );
  return {
    other: lines(KEPT),
    '404 as a page': checked,
    '429 for a month': [`${text} ${NEXT_MONTH}`, KEPT, toast].filter(Boolean).join(' / '),
    '503': `${text} / ${WAITS}`,
    'lost call': checked,
    'lost call, and no read after it': lines(
      `What you sent may still have arrived. Check ${lookAt} before you send it again. ${KEPT}`,
    ),
    ...sessionOver(lines(SIGN_IN_AGAIN)),
  };
}

/**
 * Returns the messages that a profile form shows after each failure. If the response is lost,
 * `lost` replaces `text`.
 */
function profileMessages(text: string, lost = text): Messages {
  return {
    other: `${text} / ${KEPT} You can save again.`,
    '404 as a page': `${lost} / ${KEPT} You can save again.`,
    '429 for a month': `${text} ${NEXT_MONTH} / ${KEPT} You can save again.`,
    '503': `${text} / ${WAITS}`,
    'lost call': `${lost} / ${KEPT} Check your connection and save again.`,
    'lost call, and no read after it': `We couldn’t check whether your profile was saved. / ${KEPT} Check your connection and save again.`,
    ...sessionOver(`${text} / ${SIGN_IN_AGAIN}`),
  };
}

const campaignMessages = (text: string, toast?: string): Messages => ({
  ...deliveryMessages(text, 'the list of campaigns', toast),
  // The page is public, so it stays open. It ignores the response and looks up the record.
  'session over during': [
    text,
    'We checked, and nothing has arrived.',
    SIGN_IN_AGAIN,
    ...(toast ? [toast] : []),
  ].join(' / '),
});

const decisionProblem = (why: string) => `A decision was not saved. / Bhaskar Fernandes: ${why} / Try again`;
const CLOSING_FAILED = 'We couldn’t close the scholarship. Please try again.';
const ORDER_FAILED = 'Order creation failed / Nothing was charged.';

const verificationProblem = (...advice: string[]) =>
  `Payment verification failed / ${[
    'Your payment may have been taken. Do not pay again. Its details are saved on this device, and verifying it won’t charge you again.',
    ...advice,
  ].join(' ')} / Amount / ₹50 / Order / order-1 / Payment / pay_order-1`;
const SUPPORT = 'Support can look up your payment by its order and payment numbers.';
const NOT_VERIFIED = 'Your payment isn’t verified yet. Sign in and verify it under “Your giving”.';

const sendProblem = (why: string) =>
  `Failed to send message. / ${why} / ${KEPT} You can also send it from your own email app to support@eduempower.example, or call +91 80 5550 0142.`;
const messageRefused = (status: number) =>
  sendProblem(
    `The email service refused the message (${status}). The fault is on our side, so trying again won’t help. Please email or call us.`,
  );
const messageLost = sendProblem(
  'The connection dropped before we got a reply. We don’t know whether your message arrived. Check your connection before you send it again.',
);

const uploadMessages = (start: string): Messages => ({
  other: `${start}Upload failed: It was refused.`,
  'lost call': `${start}Upload failed: The connection was lost.`,
  'lost call, and no read after it': `${start}Upload failed: The connection was lost.`,
  ...NO_SESSION,
});

const FORM = '/scholarship/sch-girls-in-stem/application-form';
const answerAll = async () => {
  await shownButton('Send application');
  fillIn({ 'Why do you need': 'x'.repeat(120), 'Why are you a perfect fit': 'y'.repeat(120) });
};
const ask = (name: RegExp, confirm: string) => async () => {
  const [first] = await screen.findAllByRole('button', { name });
  if (first) fireEvent.click(first);
  await shownButton(confirm);
};
const choosePdf = (label: RegExp) => () => {
  const file = new File([`%PDF-1.4\n${'x'.repeat(2000)}\n%%EOF\n`], 'income.pdf');
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
};

const idOf = (name: WritePage['as']) => personaAsUser(name).id;
const [asha, meena, ravi, vidya, setu, nayi] = (
  [
    'student',
    'student-applied',
    'student-new',
    'organization',
    'organization-new',
    'organization-unverified',
  ] as const
).map(idOf) as [string, string, string, string, string, string];
const STEM = { id: 'sch-girls-in-stem' };
const LIBRARY = { id: 'fund-village-library' };

/** Accepts all of the student's applications on the organizations' devices. */
async function decideAll({ deviceOf }: WriteSite) {
  const own = await deviceOf(meena).call('applications.byStudent', {
    as: meena,
    params: { studentId: meena },
  });
  for (const { id, scholarshipId } of own) {
    const { organizationId } = await deviceOf(meena).call('scholarships.byId', {
      params: { id: scholarshipId ?? '' },
    });
    const owner = organizationId ?? '';
    await deviceOf(owner).call('applications.updateStatus', {
      as: owner,
      params: { id },
      body: { status: 'ACCEPTED' },
    });
  }
}
/** Changes the scholarship on another device. */
async function changeStem({ deviceOf }: WriteSite, change: object) {
  const found = await deviceOf(vidya).call('scholarships.byId', { params: STEM });
  const { title, totalAmount, expiredAt } = found;
  await deviceOf(vidya).call('scholarships.update', {
    as: vidya,
    params: STEM,
    body: {
      title,
      totalAmount,
      expiredAt,
      description: found.description ?? '',
      maxFamilyIncome: found.maxFamilyIncome ?? 0,
      allocatedAmount: found.allocatedAmount ?? 0,
      organizationId: vidya,
      status: 'ACTIVE',
      ...change,
    },
  });
}
const withoutServerFields = <R extends { readonly id: string; readonly status?: unknown }>(record: R) => {
  const { id: _, status: __, ...rest } = record;
  return rest;
};

const writes: readonly Write[] = [
  {
    name: 'a registration before the first write',
    call: 'users.registerOrUpdate',
    path: FORM,
    as: 'no-role',
    options: { isRegistered: false, user: { role: 'STUDENT' } },
    ready: answerAll,
    press: press('Send application'),
    messages: registrationMessages,
    done: 'Your application has been sent.',
    isLookedUp: false,
    after: [FORM, applicationMessages['401'] ?? ''],
  },
  {
    name: 'an application',
    call: 'applications.create',
    path: FORM,
    as: 'student',
    ready: answerAll,
    press: press('Send application'),
    messages: applicationMessages,
    done: 'Your application has been sent.',
    after: [FORM, ''],
    elsewhere: {
      change: ({ deviceOf }) =>
        deviceOf(asha).call('applications.create', {
          as: asha,
          body: {
            studentId: asha,
            scholarshipId: STEM.id,
            scholarshipReason: 'z'.repeat(300),
            otherScholarships: false,
          },
        }),
      sends: 1,
      done: 'You have already applied for this scholarship.',
    },
  },
  {
    name: 'a withdrawal',
    call: 'applications.delete',
    path: '/student/applications',
    as: 'student-applied',
    ready: ask(/^Withdraw/, 'Withdraw application'),
    press: press('Withdraw application'),
    messages: withdrawalMessages,
    done: 'You have withdrawn your application.',
    after: LOGIN,
    elsewhere: { change: decideAll, sends: 0, done: 'This application has already been decided' },
  },
  {
    name: 'a correction',
    call: 'applications.delete',
    path: '/student/applications',
    as: 'student-applied',
    ready: ask(/^Correct/, 'Withdraw and correct'),
    press: press('Withdraw and correct'),
    messages: withdrawalMessages,
    done: 'You have withdrawn your application.',
    after: LOGIN,
    elsewhere: { change: decideAll, sends: 0, done: 'This application has already been decided' },
  },
  {
    name: 'a decision',
    call: 'applications.updateStatus',
    path: '/organization/dashboard/review/sch-girls-in-stem?show=all',
    as: 'organization',
    ready: () => shownButton('Accept: Bhaskar Fernandes'),
    press: (_, clicks = 1) => {
      const again = screen.queryByRole('button', { name: /^Try again: / });
      fireEvent.click(again ?? button(/^Accept: /), { detail: clicks });
    },
    messages: {
      other: decisionProblem('We couldn’t save the decision. Please try again.'),
      '429 for a month': decisionProblem(LATER),
      '503': decisionProblem(SOON),
      'lost call, and no read after it': decisionProblem(
        'We don’t know whether your decision was saved. Please make it again.',
      ),
      '401': decisionProblem('We couldn’t save the decision. Please try again.').replace(' / Try again', ''),
      // When the session ends, the sign-in page opens, so this page shows no message. After
      // sign-in, the review page offers the decision again.
      ...NO_SESSION,
    },
    done: 'Accepted: Bhaskar Fernandes.',
    after: LOGIN,
    elsewhere: {
      change: async ({ deviceOf }) => {
        const all = await deviceOf(vidya).call('applications.all', { as: vidya });
        for (const { id, studentId } of all.filter(
          ({ scholarshipId, status }) => scholarshipId === STEM.id && status === 'PENDING',
        )) {
          const student = studentId ?? '';
          await deviceOf(student).call('applications.delete', { as: student, params: { id } });
        }
      },
      sends: 1,
      done: 'No such application.',
    },
  },
  {
    name: 'a new scholarship',
    call: 'scholarships.create',
    path: '/organization/dashboard/create-scholarship',
    as: 'organization',
    ready: async () => {
      await shownButton('Create Scholarship');
      fillIn({
        Title: 'A new grant',
        Description: 'For those who write tests.',
        'Total amount': '5000',
        Deadline: '2027-03-31T12:00',
      });
    },
    press: press('Create Scholarship'),
    messages: deliveryMessages('Failed to create scholarship. Please try again.', 'your dashboard'),
    done: '“A new grant” is published.',
    after: LOGIN,
  },
  {
    name: 'an edit of a scholarship',
    call: 'scholarships.update',
    path: '/organization/dashboard/edit-scholarship/sch-girls-in-stem',
    as: 'organization',
    ready: async () => {
      await shownButton('Save changes');
      fillIn({ Title: 'Another title' });
    },
    press: press('Save changes'),
    messages: {
      ...deliveryMessages('Failed to save the scholarship. Please try again.', 'your dashboard'),
      '404': `This scholarship has been removed. / ${KEPT}`,
      '405': `Published scholarships can’t be changed. / ${KEPT}`,
    },
    done: '“Another title” is saved.',
    after: LOGIN,
    elsewhere: {
      change: (site) => changeStem(site, { title: 'Their title', totalAmount: 61_000 }),
      sends: 1,
      done: 'Your edit replaced changes made elsewhere to these fields: Title.',
      check: async ({ deviceOf }) =>
        expect(await deviceOf(vidya).call('scholarships.byId', { params: STEM })).toMatchObject({
          title: 'Another title',
          totalAmount: 61_000,
        }),
    },
  },
  {
    name: 'the closing of a scholarship',
    call: 'scholarships.update',
    path: '/organization/dashboard/edit-scholarship/sch-girls-in-stem',
    as: 'organization',
    ready: ask(/^Close this scholarship/, 'Close it now'),
    press: press('Close it now'),
    messages: {
      other: CLOSING_FAILED,
      '404': 'This scholarship has been removed.',
      '404 as a page': `${CLOSING_FAILED} / We checked, and the deadline hasn’t changed.`,
      '405': 'Published scholarships can’t be changed.',
      '429 for a month': `${CLOSING_FAILED} / ${LATER}`,
      '503': `${CLOSING_FAILED} / ${SOON}`,
      'lost call': `${CLOSING_FAILED} / We checked, and the deadline hasn’t changed.`,
      'lost call, and no read after it': `${CLOSING_FAILED} / The scholarship may still close. You can safely try again.`,
      ...sessionOver(`${CLOSING_FAILED} / ${SESSION_ENDED}`),
    },
    done: '” closes at ',
    after: LOGIN,
    elsewhere: {
      change: (site) => changeStem(site, { expiredAt: new Date(Date.now() + 20_000).toISOString() }),
      sends: 0,
      done: '” closes at ',
    },
  },
  {
    name: 'a first student profile',
    call: 'students.create',
    path: '/student/details',
    as: 'student-new',
    ready: async () => {
      await shownButton('Save profile');
      fillIn({ 'Date of birth': '2005-03-31', 'Contact number': '9876543210', Address: '14, Station Road' });
      fireEvent.click(screen.getByRole('radio', { name: 'Male' }));
    },
    press: press('Save profile'),
    messages: profileMessages('Failed to save profile'),
    done: 'Profile saved',
    after: ['/auth/login', ''],
    elsewhere: {
      change: ({ deviceOf }) =>
        deviceOf(ravi).call('students.create', {
          as: ravi,
          body: withoutServerFields(aStudent({ userId: ravi, motherName: 'Their mother' })),
        }),
      sends: 0,
      done: 'Profile saved',
      check: async ({ deviceOf }) =>
        expect(
          await deviceOf(ravi).call('students.byId', { as: ravi, params: { userId: ravi } }),
        ).toMatchObject({ address: '14, Station Road', motherName: 'Their mother' }),
    },
  },
  {
    name: 'a student profile',
    call: 'students.update',
    path: '/student/details',
    as: 'student',
    ready: async () => {
      await shownButton('Save profile');
      fillIn({ 'About me': 'Something new about me.' });
    },
    press: press('Save profile'),
    messages: profileMessages('Failed to save profile'),
    done: 'Profile saved',
    after: LOGIN,
    elsewhere: {
      change: ({ deviceOf }) =>
        deviceOf(asha).call('students.update', {
          as: asha,
          params: { userId: asha },
          body: withoutServerFields(aStudent({ userId: asha, motherName: 'Their mother' })),
        }),
      sends: 1,
      done: 'Profile saved',
      check: async ({ deviceOf }) =>
        expect(
          await deviceOf(asha).call('students.byId', { as: asha, params: { userId: asha } }),
        ).toMatchObject({ aboutMe: 'Something new about me.', motherName: 'Their mother' }),
    },
  },
  {
    name: 'a first organization profile',
    call: 'organizations.create',
    path: '/organization/profile',
    as: 'organization-new',
    ready: async () => {
      await shownButton('Save');
      fillIn({
        'Organization name': 'Setu',
        'Registration number': 'KA/1',
        Address: '14, Station Road',
        'Contact number': '+919876543210',
      });
    },
    press: press('Save'),
    messages: profileMessages('Failed to save organization profile', 'Failed to save changes'),
    done: 'Profile updated successfully!',
    after: LOGIN,
    elsewhere: {
      change: ({ deviceOf }) => {
        const { verifiedAt: _, ...profile } = withoutServerFields(anOrganization({ userId: setu }));
        return deviceOf(setu).call('organizations.create', {
          as: setu,
          body: { ...profile, verified: false as const },
        });
      },
      sends: 0,
      done: 'Profile updated successfully!',
    },
  },
  {
    name: 'an organization profile',
    call: 'organizations.update',
    path: '/organization/profile?edit=true',
    as: 'organization-unverified',
    ready: async () => {
      await shownButton('Save');
      fillIn({ 'Contact number': '+919876543210' });
    },
    press: press('Save'),
    messages: profileMessages('Failed to save organization profile', 'Failed to save changes'),
    done: 'Profile updated successfully!',
    after: LOGIN,
    elsewhere: {
      change: ({ deviceOf }) => {
        const { verifiedAt: _, ...profile } = withoutServerFields(anOrganization({ userId: nayi }));
        return deviceOf(nayi).call('organizations.update', {
          as: nayi,
          params: { userId: nayi },
          body: { ...profile, address: 'Their address', verified: false as const },
        });
      },
      sends: 1,
      done: 'Profile updated successfully!',
      check: async ({ deviceOf }) =>
        expect(
          await deviceOf(nayi).call('organizations.byUser', { as: nayi, params: { userId: nayi } }),
        ).toMatchObject({ contactNumber: '+919876543210', address: 'Their address' }),
    },
  },
  {
    name: 'a new campaign',
    call: 'fundraisers.create',
    path: '/crowdfunding/start-campaign',
    as: 'organization',
    ready: async () => {
      await shownButton('Create Fundraiser');
      await screen.findByText('or paste a link');
      fillIn({
        Title: 'A new library',
        Description: 'Two rooms and books.',
        'Image URL': `${location.origin}/library.png`,
        About: 'The panchayat gives the building.',
        'Goal amount': '50000',
        Deadline: '2027-03-31',
      });
    },
    press: press('Create Fundraiser'),
    messages: campaignMessages(
      'Failed to save fundraiser. Please try again.',
      'Failed to create Crowdfunding. Please try again.',
    ),
    done: 'Crowdfunding created successfully!',
    after: ['/crowdfunding/fund-1', ''],
  },
  {
    name: 'an edit of a campaign',
    call: 'fundraisers.update',
    path: '/crowdfunding/fund-village-library?edit=true',
    as: 'organization',
    ready: async () => {
      await shownButton('Save changes');
      fillIn({ Title: 'Another library' });
    },
    press: press('Save changes'),
    messages: campaignMessages('Failed to update fundraiser.'),
    done: 'Crowdfunding updated successfully!',
    after: ['/crowdfunding/fund-village-library', ''],
    elsewhere: {
      change: ({ deviceOf }) =>
        deviceOf(vidya).call('fundraisers.update', {
          as: vidya,
          params: LIBRARY,
          body: { about: 'Their words about it.' },
        }),
      sends: 1,
      done: 'Crowdfunding updated successfully!',
      check: async ({ deviceOf }) =>
        expect(await deviceOf(vidya).call('fundraisers.byId', { params: LIBRARY })).toMatchObject({
          title: 'Another library',
          about: 'Their words about it.',
        }),
    },
  },
  {
    name: 'an order',
    call: 'transactions.createOrder',
    path: '/crowdfunding/fund-village-library',
    as: 'donor',
    ready: () => shownButton(/^Donate/),
    press: press(/^Donate/),
    messages: {
      other: `${ORDER_FAILED} You can try again.`,
      '429 for a month': `${ORDER_FAILED} ${LATER}`,
      '503': `${ORDER_FAILED} ${SOON}`,
      'lost call': `${ORDER_FAILED} Check your connection and try again.`,
      'lost call, and no read after it': `${ORDER_FAILED} Check your connection and try again.`,
      '401': `${ORDER_FAILED} Your session has ended. Sign in and donate again. / Sign in again`,
      'session over before': null,
      'session over during': 'Your donation didn’t go through. Nothing was charged.',
    },
    done: 'The payment window is open.',
    isLookedUp: false,
    after: ['/crowdfunding/fund-village-library', 'Your donation didn’t go through. Nothing was charged.'],
    elsewhere: {
      change: ({ deviceOf }) =>
        deviceOf(vidya).call('fundraisers.update', { as: vidya, params: LIBRARY, body: { title: 'Theirs' } }),
      sends: 0,
      done: 'This campaign has changed since you opened this page.',
    },
  },
  {
    name: 'the verification of a payment',
    call: 'transactions.verifyPayment',
    path: '/crowdfunding/fund-village-library',
    as: 'donor',
    ready: async ({ checkout }) => {
      fireEvent.click(await shownButton(/^Donate/));
      await waitFor(() => expect(checkout.opened).toHaveLength(1));
    },
    press: ({ checkout }) => {
      const again = screen.queryByRole('button', { name: 'Verify again' });
      if (again) fireEvent.click(again);
      else checkout.opened[0]?.pay();
    },
    messages: {
      other: `${verificationProblem(SUPPORT)} / Verify again`,
      // The 409 is the first failure. The page mentions support only after later failures.
      '409': `${verificationProblem()} / Verify again`,
      '429 for a month': `${verificationProblem(LATER, SUPPORT)} / Verify again`,
      '503': `${verificationProblem(SOON, SUPPORT)} / Verify again`,
      'lost call': `${verificationProblem('Check your connection, then verify the payment again.', SUPPORT)} / Verify again`,
      'lost call, and no read after it': `${verificationProblem('Check your connection, then verify the payment again.', SUPPORT)} / Verify again`,
      '401': `${verificationProblem(SUPPORT, 'Your session has ended. Sign in again to verify the payment.')} / Sign in again / Verify again`,
      'session over before': null,
      'session over during': NOT_VERIFIED,
    },
    done: 'Donation successful',
    taken: json({ success: true }),
    isLookedUp: false,
    after: ['/crowdfunding/fund-village-library', NOT_VERIFIED],
  },
  {
    name: 'a message',
    call: 'email',
    path: '/contact',
    as: 'student',
    ready: async () => {
      await shownButton('Send message');
      fillIn({ Subject: 'A question', Message: 'How do I apply for a scholarship?' });
    },
    press: press('Send message'),
    messages: {
      other: messageRefused(404),
      '401': messageRefused(401),
      '405': messageRefused(405),
      '409': messageRefused(409),
      '429 for a month': `Failed to send message. / ${WAITS}`,
      '500': sendProblem('The email service isn’t working (500). Send your message again in a few minutes.'),
      '503': `Failed to send message. / ${WAITS}`,
      'lost call': messageLost,
      'lost call, and no read after it': messageLost,
      ...NO_SESSION,
    },
    done: 'Message sent successfully!',
    isLookedUp: false,
    after: ['/contact-submitted', ''],
  },
  {
    name: 'a student’s document',
    call: 'upload',
    path: '/student/details',
    as: 'student-new',
    ready: () => shownButton('Save profile'),
    press: choosePdf(/^Income certificate/),
    messages: uploadMessages('Failed to upload income.pdf: '),
    done: 'Income certificate: uploaded.',
    isLookedUp: false,
    after: ['/student/details', ''],
  },
  {
    name: 'an organization’s document',
    call: 'upload',
    path: '/organization/profile?edit=true',
    as: 'organization-new',
    ready: () => shownButton('Save'),
    press: choosePdf(/^Registration certificate/),
    messages: uploadMessages(''),
    done: 'Registration certificate or deed: uploaded.',
    isLookedUp: false,
    after: ['/organization/profile', ''],
  },
  {
    name: 'a new account name',
    call: 'rename',
    path: FORM,
    as: 'student',
    options: { user: { name: '' } },
    ready: async () => {
      await answerAll();
      fireEvent.click(button('Send application'));
      fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Asha Sharma' } });
    },
    press: press('Save and continue'),
    messages: {
      other: 'We couldn’t save your name. Check your connection and try again.',
      // Without a session, the dialog closes.
      ...NO_SESSION,
    },
    done: 'Your application has been sent.',
    after: [FORM, applicationMessages['401'] ?? ''],
  },
];

/** Texts that must not appear for a write that the server has not carried out. */
const SUCCESS = /successful|is saved|is published|has been sent|is withdrawn|Profile saved|: uploaded/;
const seen = () => document.body.innerText;

// Hides the log, because a call that a page started may fail and be logged after the test has
// ended.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

// Closes the dialog that asks for a name, because the dialog outlives the page.
afterEach(() => act(() => screen.queryByRole('button', { name: 'Not now' })?.click()));

it.each(writes)(
  '[SAFE-04] the page sends $name at most once per attempt, says why an attempt failed, and keeps the user’s input',
  async (write) => {
    const site = openWrite(write);
    const { server, session, queryClient } = site;
    server.answer = json({}, 500);
    await write.ready(site);
    const before = typed();
    const wrong: Record<string, unknown> = {};
    for (const { name, answerOf } of events) {
      const { [name]: own, other } = write.messages;
      if (own === null) continue;
      server.answer = answerOf(site);
      server.sent = 0;
      act(() => write.press(site));
      const sends = name === 'session over before' ? 0 : 1;
      try {
        await waitFor(() => expect(server.sent).toBe(sends));
        // Two kinds of write may still be running. A form waits until the server is no longer busy,
        // and an application waits until the account has a name.
        const goesOn = name === '503' || name === '429 for a month' || write.call === 'rename';
        await waitFor(() => expect(goesOn ? 0 : queryClient.isMutating()).toBe(0));
        await waitFor(() => expect(problemsOnPage()).toBe(own ?? other), { timeout: 2000 });
        expect(server.sent).toBe(sends);
        expect(seen()).not.toMatch(SUCCESS);
        if (write.call !== 'transactions.verifyPayment') expect(typed()).toBe(before);
      } catch (error) {
        const [problem] = String(error).split('\n');
        wrong[name] = { problem, shown: problemsOnPage() };
      }
      const stop = screen.queryByRole('button', { name: 'Stop trying' });
      if (stop) {
        fireEvent.click(stop);
        await waitFor(() => expect(stop).not.toBeInTheDocument());
      }
      server.isReadable = true;
      if (session.getSnapshot().status === 'signed-out') {
        act(() => session.signIn({ ...personaAsUser(write.as), ...write.options?.user }));
      }
      clearToasts();
    }
    expect(wrong).toEqual({});
  },
);

async function pressTwice(write: Write, answer: Answer) {
  const site = openWrite(write);
  await write.ready(site);
  site.server.sent = 0;
  site.server.answer = answer;
  act(() => {
    write.press(site);
    write.press(site, 2);
  });
  await waitFor(() => expect(seen()).toContain(write.done));
  expect(problemsOnPage()).toBe('');
  expect(site.server.sent).toBe(1);
}

it.each(writes)('[SAFE-04] a double click sends $name only once', (write) =>
  pressTwice(write, write.taken ?? asUsual),
);

it.each(writes.filter(({ isLookedUp = true }) => isLookedUp))(
  '[SAFE-04] a double click sends $name only once, and the page reports success even if the response is lost',
  (write) => pressTwice(write, takenBut()),
);

it.each(writes)(
  '[SAFE-04] the page sends $name only once if the session ends before the response arrives, and shows no false failure',
  async (write) => {
    const { taken = asUsual, after } = write;
    const site = openWrite(write);
    await write.ready(site);
    site.server.sent = 0;
    site.server.answer = async (asked) => {
      const answer = await taken(asked);
      act(() => site.session.settleSignedOut());
      return answer;
    };
    act(() => write.press(site));
    await waitFor(() => expect(site.session.getSnapshot().status).toBe('signed-out'));
    await waitFor(() => {
      expect(site.queryClient.isMutating()).toBe(0);
      expect([site.router.state.location.pathname, problemsOnPage()]).toEqual(after);
    });
    expect(site.server.sent).toBe(1);
  },
);

it.each(writes.filter(({ elsewhere }) => elsewhere))(
  '[SAFE-04] after a change on another device, the page sends $name at most once and shows the outcome',
  async (write) => {
    const { elsewhere } = write;
    if (!elsewhere) return;
    const site = openWrite(write);
    await write.ready(site);
    await elsewhere.change(site);
    site.server.sent = 0;
    act(() => write.press(site));
    await waitFor(() => expect(seen()).toContain(elsewhere.done));
    expect(site.server.sent).toBe(elsewhere.sends);
    await elsewhere.check?.(site);
  },
);
