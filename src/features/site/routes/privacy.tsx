import { createFileRoute } from '@tanstack/react-router';
import { Article } from '../ui/article.tsx';
import { privacy } from '../ui/articles/legal-content.ts';

export const Route = createFileRoute('/privacy')({
  head: () => ({ meta: [{ title: 'Privacy · EduEmpower' }] }),
  component: () => <Article content={privacy} />,
});
