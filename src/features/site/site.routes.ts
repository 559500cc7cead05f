import { index, route } from '@tanstack/virtual-file-routes';

const file = (path: string) => `features/site/${path}`;

export const siteRoutes = [
  index(file('home/home-page.tsx')),
  route('/home', file('home/plain-home-page.tsx')),
  route('/about', file('about/about-page.tsx')),
  route('/about-edu-empower', file('about/about-edu-empower-page.tsx')),
  route('/resources/student-guide', file('articles/student-guide-page.tsx')),
  route('/resources/donor-faq', file('articles/donor-faq-page.tsx')),
  route('/resources/success-stories', file('articles/success-stories-page.tsx')),
  route('/blog', file('articles/blog-page.tsx')),
  route('/help', file('articles/help-page.tsx')),
  route('/privacy', file('articles/privacy-page.tsx')),
  route('/terms', file('articles/terms-page.tsx')),
  route('/cookies', file('articles/cookies-page.tsx')),
];
