import { createFileRoute } from '@tanstack/react-router';
import { Page, PageHeader } from '#shared/ui/page.tsx';

export const Route = createFileRoute('/donation')({
  head: () => ({ meta: [{ title: 'Donate · EduEmpower' }] }),
  component: () => (
    <Page>
      <PageHeader title="Donate" />
    </Page>
  ),
});
