import type { ArticleContent } from './article.tsx';

/** Stories of what a scholarship can change, labelled as samples (ROUTE-04). */
export const successStories: ArticleContent = {
  title: 'Success stories',
  lead: 'What a scholarship or a campaign can change.',
  draft:
    'These stories are samples. The people in them are invented; real ones follow when students agree to tell theirs.',
  sections: [
    {
      id: 'lakshmi',
      title: 'Lakshmi, nursing, Hassan',
      body: [
        'Lakshmi’s father sells vegetables. After class 12 there was a seat for her at a nursing college, and no money for the hostel.',
        'She found two scholarships whose income limit she met, wrote both pairs of answers on one weekend, and was chosen for the second. The hostel is paid until she has finished.',
      ],
    },
    {
      id: 'imran',
      title: 'Imran, computer science, Gaya',
      body: [
        'Imran repaired phones in the evening and studied in the morning. His laptop was older than his sister.',
        'The college started a campaign for five laptops. Forty-one people gave between ₹50 and ₹2,000. His is the one with the sticker of a goat.',
      ],
    },
    {
      id: 'meenakshi',
      title: 'Meenakshi, mathematics, Madurai',
      body: [
        'Meenakshi learned mathematics in Tamil and feared that nobody would read an application from her.',
        'An organization looked for exactly that. She teaches the eighth class now while she finishes her degree.',
      ],
    },
  ],
  links: [{ label: 'Find a scholarship', to: '/scholarship', isNext: true }],
};
