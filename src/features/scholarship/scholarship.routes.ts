import { index, route } from '@tanstack/virtual-file-routes';

export const scholarshipRoutes = [
  route('/scholarship', [
    index('features/scholarship/list/list-page.tsx'),
    route('/details', 'features/scholarship/details/details-page.tsx'),
    route('/$id', [
      index('features/scholarship/details/intro-page.tsx'),
      route('/apply', 'features/scholarship/apply/apply-page.tsx'),
    ]),
  ]),
];
