import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Blog } from './blog.tsx';

export const Route = createFileRoute('/blog')({
  head: headOf(
    'Blog',
    'Short articles for students who apply, donors who give, and organizations that publish.',
  ),
  component: Blog,
});
