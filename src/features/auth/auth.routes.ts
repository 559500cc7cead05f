import { route } from '@tanstack/virtual-file-routes';

/** The slice's part of the route tree. */
export const authRoutes = [
  route('/auth/role-selection', 'features/auth/routes/role-selection.tsx'),
  route('/auth/login', 'features/auth/routes/login.tsx'),
  route('/auth/sign-up', 'features/auth/routes/sign-up.tsx'),
];
