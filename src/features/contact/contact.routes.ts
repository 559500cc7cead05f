import { index, route } from '@tanstack/virtual-file-routes';

const file = (name: string) => `features/contact/routes/${name}.tsx`;

/** The contact pages' part of the route tree. */
export const contactRoutes = [
  route('/contact', [index(file('contact')), route('/submitted', file('submitted-alias'))]),
  route('/contact-submitted', file('submitted')),
];
