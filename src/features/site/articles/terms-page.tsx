import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { terms } from './legal-content.ts';

export const Route = createFileRoute('/terms')({
  head: headOf('Terms', 'The rules for using EduEmpower as a student, a donor or an organization.'),
  component: () => <Article content={terms} />,
});
