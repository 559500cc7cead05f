/** The document head of the home page, for both of its paths, `/` and `/home`. */
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
