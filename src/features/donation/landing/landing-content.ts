export const hero = {
  title: 'One gift, and a student stays in school.',
  lead: 'Organizations across India say what their students need. Choose a campaign and watch it grow.',
} as const;

export const reasons = [
  {
    title: 'You see who your gift helps',
    text: 'Only organizations we’ve checked can raise money. Each campaign says what the money is for, how much it needs and when it ends.',
  },
  {
    title: 'Small gifts count',
    text: 'You can start with one rupee. For many students, one set of books is all that stands between them and the next class.',
  },
  {
    title: 'You get a receipt for every donation',
    text: 'Your donation counts as soon as the payment is confirmed. You can print, share or save its receipt.',
  },
] as const;

/** The four ways to give (DON-06). So far, the site takes payments only for the first. */
export const ways = [
  {
    title: 'One-time',
    text: 'Choose a campaign and an amount, and pay by UPI, card or net banking.',
    to: '/crowdfunding',
    label: 'Browse Campaigns',
  },
  {
    title: 'Monthly',
    text: 'Monthly giving is coming. Until then, save a campaign you like and donate to it again.',
    to: '/crowdfunding',
    label: 'Find a campaign to follow',
  },
  {
    title: 'Sponsor a student',
    text: 'Write to us, and we’ll help you find a student. It costs nothing to start.',
    to: '/contact',
    search: { subject: 'Sponsor a student', message: 'I would like to sponsor a student.' },
    label: 'Write to us',
  },
  {
    title: 'Fund a scholarship',
    text: 'Organizations publish scholarships themselves. If you’re an individual or a company, write to us first.',
    to: '/contact',
    search: { subject: 'Fund a scholarship', message: 'I would like to fund a scholarship.' },
    label: 'Ask about a scholarship',
  },
] as const;

/** An invented student's story, marked as an example (DON-06). */
export const sampleStory = {
  name: 'Rekha P.',
  study: 'B.Sc. Nursing, third year, Dharwad',
  words:
    'The hostel fee was due before the term began, but my scholarship came later. Forty-one people who don’t know me closed that gap in nine days. I’ve sat every exam since.',
} as const;

export const closing = {
  title: 'Give what you can. It adds up.',
  text: 'New here? Find out who we are and how to reach us.',
} as const;
