import { createFileRoute } from '@tanstack/react-router';
import { Article } from '../ui/article.tsx';
import { terms } from '../ui/articles/legal-content.ts';

export const Route = createFileRoute('/terms')({
  head: () => ({ meta: [{ title: 'Terms · EduEmpower' }] }),
  component: () => <Article content={terms} />,
});
