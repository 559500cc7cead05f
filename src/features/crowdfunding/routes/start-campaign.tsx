import { createFileRoute } from '@tanstack/react-router';
import { Page, PageHeader } from '#shared/ui/page.tsx';

export const Route = createFileRoute('/crowdfunding/start-campaign')({
  head: () => ({ meta: [{ title: 'Start a campaign · EduEmpower' }] }),
  component: () => (
    <Page>
      <PageHeader title="Start a campaign" />
    </Page>
  ),
});
