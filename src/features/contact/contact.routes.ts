import { index, route } from '@tanstack/virtual-file-routes';

const file = (path: string) => `features/contact/${path}`;

export const contactRoutes = [
  route('/contact', [
    index(file('message/contact-page.tsx')),
    route('/submitted', file('submitted/submitted-alias-page.tsx')),
  ]),
  route('/contact-submitted', file('submitted/submitted-page.tsx')),
];
