import { createFileRoute } from '@tanstack/react-router';
import { Blog } from '../ui/articles/blog.tsx';

export const Route = createFileRoute('/blog')({
  head: () => ({ meta: [{ title: 'Blog · EduEmpower' }] }),
  component: Blog,
});
