/**
 * The pages that the build prerenders. Pages that show data, such as the scholarship list, are
 * prerendered without the data.
 */
export const publicPages = [
  '/',
  '/about',
  '/about-edu-empower',
  '/student',
  '/donation',
  '/organization',
  '/contact',
  '/help',
  '/resources/student-guide',
  '/resources/donor-faq',
  '/resources/success-stories',
  '/blog',
  '/privacy',
  '/terms',
  '/cookies',
  '/scholarship',
  '/crowdfunding',
  '/auth/role-selection',
  '/auth/login',
  '/auth/sign-up',
] as const;
