import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { Article } from './article.tsx';
import { privacy } from './legal-content.ts';

export const Route = createFileRoute('/privacy')({
  head: headOf('Privacy', 'What EduEmpower knows about you, who sees it, and how you can have it deleted.'),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  const { documents } = Route.useRouteContext().storage;
  return <Article content={privacy(documents)} />;
}
