import { MAX_DOCUMENT_MEGABYTES } from '#contract/limits.ts';
import { claims } from '#shared/facts/claims.ts';
import { fill } from '#shared/text/fill.ts';

export const hero = {
  title: 'Put your scholarship where students look.',
  lead: 'Publish it once, with an amount and a deadline. Students apply with a profile, their documents and two answers, and you choose.',
} as const;

/** The steps from the first visit to the first applications (ORG-01). */
export const steps = [
  ['Create your account', 'All you need is a name, an email address and a password. It’s free.'],
  ['Get verified', 'Fill in your profile and upload your registration document. Our team reviews both.'],
  [
    'Publish a scholarship',
    'Set an amount, a deadline and who may apply. A preview shows the card that students will see.',
  ],
  ['Choose', 'Each application includes two answers, a profile and documents.'],
] as const;

/** The features that EduEmpower offers to organizations (ORG-01). */
export const features = [
  {
    id: 'reach',
    title: 'Students find you',
    text: 'Your scholarship appears in one list that students search by subject, amount, income limit and deadline.',
  },
  {
    id: 'compare',
    title: 'Applications you can compare',
    text: 'Every student answers the same two questions and is asked for the same documents. No emails to sort.',
  },
  {
    id: 'follow',
    title: 'See how it’s going',
    text: 'For each scholarship, one screen shows how many students have applied, who they are and how many days are left.',
  },
] as const;

/** A sample testimonial. The person is invented, and the page says so. */
export const sampleTestimonial = {
  words:
    'We used to print four hundred forms and get eighty back. Now we publish the scholarship once and read applications in the evening, with the marksheets beside them.',
  name: 'Meera Kulkarni',
  part: 'Trustee of a family foundation in Pune',
} as const;

export const questions = [
  {
    question: 'What does it cost?',
    answer: fill(
      'Creating an account and publishing a scholarship are free. We keep {fee} of the money you pay out.',
      { fee: claims.platformFee.figure },
    ),
  },
  {
    question: 'How long does it take to get started?',
    answer: fill(
      'About {setup} for an account, a profile and the details of your scholarship. Have your registration document ready.',
      { setup: claims.setup.figure },
    ),
  },
  {
    question: 'When does my scholarship go live?',
    answer: fill(
      'As soon as you publish it. Our team also reviews each new scholarship within about {review}.',
      { review: claims.review.figure },
    ),
  },
  {
    question: 'What do I need to get verified?',
    answer: `Your organization’s name and registration number, a contact person, your address, and your registration document as a PDF, a Word file or a picture of at most ${MAX_DOCUMENT_MEGABYTES} MB. When you change your profile, we review it again.`,
  },
  {
    question: 'Who chooses the students?',
    answer:
      'You do. You read the applications and decide. We don’t rank students behind your back, and we don’t sell places.',
  },
] as const;

export const closing = {
  title: 'A student is looking for what you fund.',
  text: 'Once you have an account and a profile, it takes one form to publish a scholarship.',
} as const;
