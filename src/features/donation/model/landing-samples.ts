/** Why people give here. */
export const reasons = [
  {
    id: 'near',
    title: 'You see whom it is for',
    text: 'Every campaign says who asks, what for, how much and until when.',
  },
  {
    id: 'small',
    title: 'Small gifts count',
    text: 'One rupee is enough to begin. Many students are one set of books away from the next class.',
  },
  {
    id: 'proof',
    title: 'You know what became of it',
    text: 'A gift counts when it is verified. Each one has an acknowledgement that you can print.',
  },
] as const;

export type Reason = (typeof reasons)[number]['id'];

/** The four ways to give (DON-06). The last three have no payment of their own yet, and say so. */
export const ways = [
  {
    title: 'One-time',
    text: 'Choose a campaign, choose an amount, and pay in the provider’s own window.',
    href: '/crowdfunding',
    label: 'Browse Campaigns',
  },
  {
    title: 'Monthly',
    text: 'Monthly giving cannot be set up here yet. Save a campaign that you like and come back to it.',
    href: '/crowdfunding',
    label: 'Find a campaign to follow',
  },
  {
    title: 'Sponsor a student',
    text: 'We find the student together with you. That begins with a message, and with no payment.',
    href: '/contact',
    label: 'Write to us',
  },
  {
    title: 'Fund a scholarship',
    text: 'Organizations publish scholarships themselves. As a person or a company, write to us first.',
    href: '/contact',
    label: 'Talk about a scholarship',
  },
] as const;

/** A student's story, invented, and shown as such (DON-06). */
export const sampleStory = {
  name: 'Rekha P.',
  study: 'B.Sc. Nursing, third year, Dharwad',
  words:
    'The hostel wanted the fee before the term, and the scholarship came after it. Forty-one people who do not know me closed that gap in nine days. I have sat every examination since.',
} as const;
