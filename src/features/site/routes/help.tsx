import { createFileRoute } from '@tanstack/react-router';
import { Article } from '../ui/article.tsx';
import { help } from '../ui/articles/help-content.ts';

export const Route = createFileRoute('/help')({
  head: () => ({ meta: [{ title: 'Help · EduEmpower' }] }),
  component: () => <Article content={help} />,
});
