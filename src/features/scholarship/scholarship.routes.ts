import { index, route } from '@tanstack/virtual-file-routes';

/** The slice's part of the route tree. */
export const scholarshipRoutes = [
  route('/scholarship', [
    index('features/scholarship/routes/list.tsx'),
    route('/details', 'features/scholarship/routes/details.tsx'),
    route('/$id', [index('features/scholarship/routes/intro.tsx')]),
  ]),
];
