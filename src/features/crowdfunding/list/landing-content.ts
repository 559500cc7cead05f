export const hero = {
  title: 'Many small gifts build a school.',
  lead: 'Verified organizations ask for what their students need. Choose a campaign and watch it grow.',
} as const;

/** Reasons to donate to campaigns on this site (CF-01). */
export const benefits = [
  {
    id: 'verified',
    title: 'Only verified organizations raise money',
    text: 'We check an organization’s registration before it can start a campaign.',
  },
  {
    id: 'open',
    title: 'You can see each campaign’s progress',
    text: 'Each campaign shows its goal, the amount raised, the number of donations and the days left.',
  },
  {
    id: 'small',
    title: 'Small gifts count',
    text: 'A campaign is made up of many donations. ₹25 buys a notebook, and a notebook is a beginning.',
  },
] as const;

/** Sample testimonials (CF-06). We invented these people. */
export const sampleTestimonials = [
  {
    name: 'Farida Sheikh',
    part: 'Headmistress in Nashik who raised money for a science lab',
    words:
      'We asked for forty microscopes. Two hundred people we’ve never met bought them, one lens at a time.',
  },
  {
    name: 'Joseph Mathew',
    part: 'Donor from Kottayam',
    words: 'I give what two lunches cost. Every month, a bar on my screen moves a little because of me.',
  },
  {
    name: 'Nandini Bora',
    part: 'Runs evening classes in Jorhat',
    words: 'The campaign ran for thirty days. On the last day, our village’s boatman gave a hundred rupees.',
  },
  {
    name: 'Karthik Subramanian',
    part: 'Former student from Tirunelveli, now a donor',
    words: 'A campaign once paid for my school bag. I never learned who gave. So I buy bags now.',
  },
] as const;

export const closing = {
  title: 'Do your students need something that money can buy?',
  text: 'If your organization is verified, you can start a campaign. Have a picture, a goal and an end date ready.',
} as const;
