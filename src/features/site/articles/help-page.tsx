import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { help } from './help-content.ts';

export const Route = createFileRoute('/help')({
  head: headOf(
    'Help',
    'What to do when you can’t sign in, a document isn’t accepted, or something else doesn’t work.',
  ),
  component: () => <Article content={help} />,
});
