import { createFileRoute } from '@tanstack/react-router';
import { Page, PageHeader } from '#shared/ui/page.tsx';

export const Route = createFileRoute('/crowdfunding/')({
  head: () => ({ meta: [{ title: 'Crowdfunding · EduEmpower' }] }),
  component: () => (
    <Page>
      <PageHeader title="Crowdfunding" />
    </Page>
  ),
});
