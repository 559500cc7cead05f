import { route } from '@tanstack/virtual-file-routes';

export const authRoutes = [
  route('/auth/role-selection', 'features/auth/role-selection/role-selection-page.tsx'),
  route('/auth/login', 'features/auth/sign-in/sign-in-page.tsx'),
  route('/auth/sign-up', 'features/auth/sign-in/sign-up-page.tsx'),
];
