export const hero = {
  title: 'Money should not decide who studies.',
  lead: 'EduEmpower brings students in India together with scholarships, campaigns and donors.',
} as const;

export const mission =
  'India has money for education, and students who need it. The two rarely meet: scholarship notices hang in corridors, forms get lost, and donors can’t see where their money goes. We’re building the place where students and donors meet, and where both can trust what they read.';

export const story =
  'We began in 2020, when schools closed and many families had to choose which child could keep studying. Our first list of scholarships was a table passed from phone to phone. It has grown since, but its purpose hasn’t changed.';

export const values = [
  ['Students first', 'Applying is free and works on a cheap phone. We save your answers as you write.'],
  ['Exact about money', 'We show the exact amounts of donations, and say when something isn’t certain.'],
  ['Plain words', 'We ask only for what we need. If we have to say no, we tell you what to do next.'],
  ['Trust you can check', 'We verify every organization before it can raise money.'],
] as const;

export const team = [
  ['Students and schools', 'Answers students’ questions, and finds schools that need a campaign.'],
  ['Organizations', 'Checks registrations, and helps organizations publish their first scholarship.'],
  ['Donors', 'Looks after payments, receipts and every question about them.'],
  ['Engineering', 'Keeps the site fast on cheap phones and slow connections.'],
] as const;

export const questions = [
  {
    question: 'Who can apply for a scholarship?',
    answer:
      'Every student with an account. Each scholarship says who it’s for, and the organization decides who gets it.',
  },
  {
    question: 'Does it cost anything?',
    answer: 'Not for students. You pay nothing to open an account, to apply or to be chosen.',
  },
  {
    question: 'Where does the money come from?',
    answer: 'Organizations fund scholarships. Donors fund campaigns, with any amount from ₹1.',
  },
  {
    question: 'How do you know that an organization is real?',
    answer:
      'We review the organization’s registration and documents. Until we’ve finished, its profile says ‘Verification Pending’, and it can’t start a campaign.',
  },
] as const;

export const closing = {
  title: 'Look for a scholarship that fits you.',
  text: 'You can look around without an account.',
} as const;
