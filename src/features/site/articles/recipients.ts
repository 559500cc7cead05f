import type { StoredGroup } from './stored-entries.ts';

/** Describes a service that receives personal data, for the Privacy page. */
export interface Recipient {
  readonly name: string;
  readonly gets: string;
  /** Text that says why and when the site sends the data. */
  readonly purpose: string;
  readonly until: string;
  /** Describes the data that the recipient stores in the browser, if any. */
  readonly keeps?: { readonly what: string; readonly until: string; readonly group: StoredGroup };
}

/** Every service that receives data from the site, and every vendor whose script the site loads. */
export const recipients: readonly Recipient[] = [
  {
    name: 'EduEmpower’s server',
    gets: 'Your name, email and role; profiles, applications, scholarships, campaigns and donations',
    purpose: 'To run the site. The data is sent when you sign in, save changes or send a form',
    until: 'Until you ask us to delete your data. We keep records of donations as long as the law requires',
  },
  {
    name: 'Clerk (sign-in)',
    gets: 'Your name, email, password or sign-in method, the device you sign in on, and your phone number, if you provide it',
    purpose: 'To sign you up and keep you signed in, on every page',
    until: 'Until your account is deleted',
    keeps: {
      what: 'Cookies and entries whose names begin with `__session`, `__client` or `__clerk`',
      until: 'Until you sign out, for up to a year',
      group: 'sign-in',
    },
  },
  {
    name: 'Cloudflare Turnstile (Clerk’s bot protection)',
    gets: 'Your IP address and technical details about your browser',
    purpose: 'To check that you’re a person, not a bot, when you sign up or sign in',
    until: 'As long as Cloudflare’s privacy policy allows',
    keeps: { what: 'Cloudflare cookies', until: 'Until the bot check is done', group: 'sign-in' },
  },
  {
    name: 'Supabase (documents and organizations)',
    gets: 'The documents you upload, and an organization’s profile',
    purpose: 'To store documents and show them to the people who may read them',
    until: 'Until you replace them, or ask us to delete them',
  },
  {
    name: 'Razorpay (payments)',
    gets: 'Your name and email, the amount, what you type in Razorpay’s window (card, UPI or bank details), and your phone number, if your account has one',
    purpose: 'To process your payment, only when you donate',
    until: 'As long as the law requires payment services to keep it',
    keeps: {
      what: 'Razorpay’s cookies and entries, once its window has opened',
      until: 'As set out in Razorpay’s privacy policy',
      group: 'payment',
    },
  },
  {
    name: 'EmailJS (contact form)',
    gets: 'The name, email, subject and message you type',
    purpose: 'To deliver your message to our inbox, only when you send it',
    until:
      'EmailJS keeps your message as long as its privacy policy allows. We keep it until your question is answered',
  },
];
