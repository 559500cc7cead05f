import { index, route } from '@tanstack/virtual-file-routes';

const file = (name: string) => `features/site/routes/${name}.tsx`;

/** The public pages' part of the route tree. */
export const siteRoutes = [
  index(file('home')),
  route('/home', file('home-page')),
  route('/about', file('about')),
  route('/about-edu-empower', file('about-edu-empower')),
  route('/resources/student-guide', file('student-guide')),
  route('/resources/donor-faq', file('donor-faq')),
  route('/resources/success-stories', file('success-stories')),
  route('/blog', file('blog')),
  route('/help', file('help')),
  route('/privacy', file('privacy')),
  route('/terms', file('terms')),
  route('/cookies', file('cookies')),
];
