import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { help } from './help-content.ts';

export const Route = createFileRoute('/help')({
  head: headOf(
    'Help',
    'What to do when you cannot sign in, a document is not accepted, or something else does not work.',
  ),
  component: () => <Article content={help} />,
});
