import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Blog } from './blog.tsx';

export const Route = createFileRoute('/blog')({
  head: headOf('Blog', 'Short articles for people who apply for scholarships, give, or publish them.'),
  component: Blog,
});
