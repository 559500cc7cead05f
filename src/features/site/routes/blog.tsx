import { createFileRoute } from '@tanstack/react-router';
import { Article } from '../ui/article.tsx';
import { blog } from '../ui/articles/blog-content.ts';

export const Route = createFileRoute('/blog')({
  head: () => ({ meta: [{ title: 'Blog · EduEmpower' }] }),
  component: () => <Article content={blog} />,
});
