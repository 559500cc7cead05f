import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { cookies } from './legal-content.ts';

export const Route = createFileRoute('/cookies')({
  head: headOf('Cookies', 'What EduEmpower stores on your device, and why.'),
  component: () => <Article content={cookies} />,
});
