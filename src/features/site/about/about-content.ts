export const hero = {
  title: 'Money should not decide who studies.',
  lead: 'EduEmpower brings students in India together with scholarships, campaigns and people who give.',
} as const;

export const mission =
  'There is money for education in India, and there are students who need it. They rarely meet: calls for applications are pinned up in corridors, forms are lost, and donors can’t see where their money goes. We build the place where they meet, and where both can trust what they read.';

export const story =
  'We began in 2020, when schools closed and many families had to choose which child would go on studying. The first list of scholarships was a table passed from phone to phone. It has grown since. Its purpose hasn’t changed.';

export const values = [
  ['Students first', 'Applying is free and works on a cheap phone. We save your answers as you write.'],
  ['Exact about money', 'We show donations to the rupee, and say when something isn’t certain.'],
  ['Plain words', 'We ask only what we need, and every ‘no’ tells you what to do next.'],
  ['Trust is checked', 'We verify every organization before it can raise money.'],
] as const;

export const team = [
  ['Students and schools', 'Answers students, and finds the schools that need a campaign.'],
  ['Organizations', 'Checks registrations, and helps to publish the first scholarship.'],
  ['Donors', 'Looks after payments, receipts and every question about them.'],
  ['Engineering', 'Keeps the site fast on cheap phones and slow connections.'],
] as const;

export const questions = [
  {
    question: 'Who can apply for a scholarship?',
    answer:
      'Every student with an account. Each scholarship says who it’s for, and the organization decides.',
  },
  {
    question: 'Does it cost anything?',
    answer: 'Nothing for students. There’s no fee for an account, for applying or for being chosen.',
  },
  {
    question: 'Where does the money come from?',
    answer: 'Organizations pay for scholarships. Donors pay for campaigns, with any amount from ₹1.',
  },
  {
    question: 'How do you know that an organization is real?',
    answer:
      'We review its registration and documents. Until then, its profile says ‘Verification Pending’, and it can’t start a campaign.',
  },
] as const;

export const closing = {
  title: 'Look for a scholarship that fits you.',
  text: 'You can look around without an account.',
} as const;
