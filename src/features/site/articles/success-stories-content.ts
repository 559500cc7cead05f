import type { ArticleContent } from './article.tsx';

/** How to submit a story (ROUTE-04). The page contains no invented stories. */
export const successStories: ArticleContent = {
  title: 'Tell your story',
  lead: 'Has a scholarship or a campaign changed something for you? Tell us in a few sentences. The first story here may be yours.',
  sections: [
    {
      id: 'what',
      title: 'What we would like to hear',
      body: [
        'Write in any language:',
        {
          list: [
            'what you study, and where',
            'what was missing before: fees, a hostel, a laptop, time',
            'what the money changed, and what you would tell a student who is about to apply',
          ],
        },
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      body: [
        {
          steps: [
            '[Write to us](/contact) with ‘My story’ as the subject.',
            'We read it, and ask you about anything that’s unclear.',
            'You see the text before anyone else does. We publish it here when you say yes, under the name you choose.',
          ],
        },
        'You can take it back at any time.',
      ],
    },
  ],
  links: [
    { label: 'Write to us', to: '/contact', isNext: true },
    { label: 'Find a scholarship', to: '/scholarship' },
  ],
};
