import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { studentGuide } from './student-guide-content.ts';

export const Route = createFileRoute('/resources/student-guide')({
  head: headOf(
    'Student guide',
    'How to find a scholarship, prepare your documents and write a good application.',
  ),
  component: () => <Article content={studentGuide} />,
});
