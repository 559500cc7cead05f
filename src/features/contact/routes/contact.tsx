import { createFileRoute } from '@tanstack/react-router';
import { Page, PageHeader } from '#shared/ui/page.tsx';

export const Route = createFileRoute('/contact/')({
  head: () => ({ meta: [{ title: 'Contact · EduEmpower' }] }),
  component: () => (
    <Page>
      <PageHeader title="Contact" />
    </Page>
  ),
});
