import { FRESH_SCHOLARSHIP_ID } from '../../data/applications.ts';
import type { Step } from '../steps.ts';
import { on, SLOW, type StateRows, stepsOf } from './state-row.ts';

const DETAILS = `/scholarship/details?id=${FRESH_SCHOLARSHIP_ID}`;
const FORM = `/scholarship/${FRESH_SCHOLARSHIP_ID}/application-form`;

/** The steps from the sign-in form to the field for the password reset code. */
const forgotPassword: readonly Step[] = [
  { fill: 'Email address', with: 'asha@students.example' },
  { press: 'Continue' },
  { press: 'Forgot password?' },
  { press: 'Reset your password' },
];
const enterCode = (code: string): Step => ({ fill: 'Enter verification code', with: code });

const USER_SYNC = { operation: 'users.registerOrUpdate', status: 200 } as const;

/** The states from section 4 of the students' specification. */
export const studentStates = {
  scholarship: {
    ...on({ path: '/scholarship', requirements: ['SCH-08'] })({
      'scholarship-list-loading': {
        title: 'The scholarship list is loading',
        network: SLOW,
        text: 'Loading scholarships',
      },
      'scholarship-list-loaded': {
        title: 'The scholarship list shows results',
        text: 'Showing {n} of {all}',
      },
    }),
    'scholarship-filters-open': {
      title: 'The filters are open',
      path: '/scholarship?amount=medium',
      steps: [{ press: 'Filters' }],
      text: 'Reset All',
      requirements: ['SCH-07'],
    },
    'scholarship-details-loading': {
      title: 'The scholarship details are loading',
      path: DETAILS,
      network: SLOW,
      text: 'Loading the scholarship',
      requirements: ['SCH-12'],
    },
    'scholarship-details-loaded': {
      title: 'The page shows the scholarship details',
      path: DETAILS,
      text: 'Girls in STEM Scholarship',
      requirements: ['SCH-09'],
    },
  },
  application: {
    ...on({ path: FORM, as: 'student' })({
      'application-idle': {
        title: 'The application form is empty',
        text: 'Send application',
        requirements: ['APP-01'],
      },
      'application-sending': {
        title: 'The form is sending the application',
        network: SLOW,
        steps: stepsOf('application-409'),
        text: 'Sending…',
        requirements: ['APP-05'],
      },
      'application-sent': {
        title: 'The application is sent, and the success page opens',
        steps: stepsOf('application-409'),
        text: 'Your application has been sent. You’ll see the confirmation in a moment.',
        requirements: ['APP-06'],
      },
      'application-busy': {
        title: 'The server is busy (503), so the form waits and tries again',
        network: 'busy:9',
        steps: stepsOf('application-409'),
        text: 'The server is busy. What you typed is safe. We’ll try again in {seconds} seconds.',
        requirements: ['OUT-05'],
      },
      'application-busy-for-long': {
        title:
          'The server asks the site to wait a month, so the form does not retry and says when to try again',
        network: 'busy:9,busy-for:2592000',
        steps: stepsOf('application-409'),
        text: 'The server asks everyone to wait. Nothing was saved, but your text is still here. Try again after {moment}.',
        requirements: ['OUT-05'],
      },
      'application-answer-lost': {
        title: 'The connection drops after the write, but the form finds that the application was saved',
        network: 'drop-after:1',
        steps: stepsOf('application-409'),
        text: 'Your application has been sent. You’ll see the confirmation in a moment.',
        requirements: ['APP-06'],
      },
    }),
    'application-success': {
      title: 'The success page thanks the student',
      // Not FRESH_SCHOLARSHIP_ID, because the student may have applied for that scholarship in the
      // states that use `FORM`.
      path: '/scholarship/sch-closes-tomorrow/application-form',
      as: 'student',
      steps: stepsOf('application-409'),
      text: 'Thank you for applying',
      requirements: ['APP-07'],
    },
  },
  student: {
    'student-profile-none': {
      title: 'The profile page opens the form if the student has no profile',
      path: '/student/profile',
      as: 'student-new',
      text: 'Student Details Form',
      requirements: ['STU-07'],
    },
    ...on({ path: '/student/profile', as: 'student' })({
      'student-profile-loading': {
        title: 'The student’s profile is loading',
        network: SLOW,
        text: 'Loading your profile',
        requirements: ['STU-08'],
      },
      'student-profile-view': {
        title: 'The page shows the student’s profile',
        text: 'Edit Profile',
        requirements: ['STU-07'],
      },
      'student-profile-edit': {
        title: 'The student edits the profile',
        steps: [{ press: 'Edit Profile' }],
        text: 'Student Details Form',
        requirements: ['STU-09'],
      },
    }),
    'student-profile-saved': {
      title: 'The student’s profile is saved',
      path: '/student/details',
      as: 'student',
      steps: [...stepsOf('student-save-failed'), { wait: 'Edit Profile' }],
      text: 'I teach younger children.',
      requirements: ['STU-05'],
    },
  },
  auth: {
    'role-selection': {
      title: 'A visitor chooses a role',
      path: '/auth/role-selection',
      as: 'signed-out',
      text: 'How will you use EduEmpower?',
      requirements: ['AUTH-01'],
    },
    'signed-out': {
      title: 'A page that requires sign-in opens the sign-in form',
      path: '/student/profile',
      as: 'signed-out',
      text: 'Sign in',
      requirements: ['ROUTE-03'],
    },
    ...on({ path: '/auth/login', as: 'signed-out', requirements: ['AUTH-02'] })({
      'password-forgotten': {
        title: 'After “Forgot password?”, the form asks for the emailed code',
        steps: forgotPassword,
        text: 'First, enter the code sent to your email address',
      },
      'password-new': {
        title: 'After the emailed code, the form asks for a new password',
        steps: [...forgotPassword, enterCode('424242')],
        text: 'Set new password',
      },
      'code-expired': {
        title: 'The emailed code has expired',
        steps: [...forgotPassword, enterCode('242424')],
        text: 'This verification has expired. You must create a new one.',
      },
      'code-void': {
        title: 'The visitor entered too many wrong codes',
        steps: [...forgotPassword, ...['111111', '222222', '333333', '444444'].map(enterCode)],
        text: 'Too many failed attempts. You have to try again with the same or another method.',
      },
    }),
    'student-synced': {
      title: 'The site registers a student on the server without showing a message',
      path: '/student',
      as: 'student',
      text: 'Showing {n} of {all}',
      answer: USER_SYNC,
      requirements: ['SHELL-09'],
    },
    'donor-synced': {
      title: 'The site registers a donor on the server without showing a message',
      path: '/donation',
      as: 'donor',
      text: 'One gift, and a student stays in school.',
      answer: USER_SYNC,
      requirements: ['SHELL-09'],
    },
    'organization-synced': {
      title: 'The site registers an organization on the server without showing a message',
      path: '/organization',
      as: 'organization',
      text: 'Girls in STEM Scholarship',
      answer: USER_SYNC,
      requirements: ['SHELL-09'],
    },
  },
} satisfies StateRows;
