import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { blog } from './blog-content.ts';

export const Route = createFileRoute('/blog')({
  head: headOf('Blog', 'Short articles for people who apply for scholarships, give, or publish them.'),
  component: () => <Article content={blog} />,
});
