/** The head of the home page, shared by both of its addresses. */
export const homeHead = () => ({
  meta: [
    { title: 'EduEmpower · The money for your studies is out there' },
    {
      name: 'description',
      content:
        'Find scholarships that fit you, apply with two honest answers, and let people who care fund the rest.',
    },
  ],
});
