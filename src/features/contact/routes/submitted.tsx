import { createFileRoute } from '@tanstack/react-router';
import { Page, PageHeader } from '#shared/ui/page.tsx';

export const Route = createFileRoute('/contact-submitted')({
  head: () => ({ meta: [{ title: 'Your message · EduEmpower' }] }),
  component: () => (
    <Page>
      <PageHeader title="Your message" />
    </Page>
  ),
});
