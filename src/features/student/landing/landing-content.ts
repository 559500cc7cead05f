import { MAX_DOCUMENT_MEGABYTES } from '#contract/limits.ts';
export const hero = {
  title: 'Money for your studies. One profile, two answers.',
  lead: 'Find scholarships that fit you, keep your documents in one place, and apply from your phone.',
} as const;

/** Sample winners (HOME-06). We invented them, and the page labels them as examples. */
export const sampleWinners = [
  {
    name: 'Kavya R.',
    study: 'Civil engineering, Hubballi',
    scholarship: 'Bridges for Karnataka',
    amount: 60_000,
  },
  {
    name: 'Mohammed A.',
    study: 'Nursing, Kozhikode',
    scholarship: 'Hands that Heal',
    amount: 45_000,
  },
  {
    name: 'Sunita D.',
    study: 'Mathematics, Silchar',
    scholarship: 'Numbers of the North-East',
    amount: 75_000,
  },
  {
    name: 'Arun P.',
    study: 'Agriculture, Amravati',
    scholarship: 'Fields and Futures',
    amount: 50_000,
  },
] as const;

export const sampleStories = [
  {
    name: 'Kavya R.',
    study: 'Civil engineering, second year',
    words: 'I wrote the first answer on the bus. When I opened the page at home, it was still there.',
  },
  {
    name: 'Mohammed A.',
    study: 'Nursing, first year',
    words:
      'The income certificate took three weeks. The checklist told me early that I’d need it, so I had it before the deadline.',
  },
  {
    name: 'Sunita D.',
    study: 'Mathematics, final year',
    words: 'Nobody in my family had applied for anything. Two answers, four documents, and one long evening.',
  },
] as const;

export const steps = [
  ['Sign up', 'All you need is a name, an email address and a password. It’s free.'],
  ['Fill in your profile', 'You do it once. Your four documents go with every application.'],
  ['Find what fits', 'Search and filter by subject, amount, income limit and deadline.'],
  [
    'Answer two questions to apply',
    'Why you need the scholarship, and why you’re a good fit. We save your draft as you write.',
  ],
] as const;

export const questions = [
  {
    question: 'What does it cost?',
    answer: 'Nothing. You pay no fee for an account, for applying, or for being chosen.',
  },
  {
    question: 'Which documents do I need?',
    answer: `Most scholarships ask for the 10th and 12th marksheets, an income certificate and a domicile certificate, each as a PDF of at most ${MAX_DOCUMENT_MEGABYTES} MB.`,
  },
  {
    question: 'Can I apply for more than one scholarship?',
    answer: 'Yes. Apply for as many as you like, but only once for each scholarship.',
  },
  {
    question: 'Who sees what I write?',
    answer: 'Only the organization you apply to.',
  },
  {
    question: 'When will I hear back?',
    answer:
      'Each organization decides in its own time. ‘My applications’ shows the status of each application.',
  },
] as const;
