import { createFileRoute } from '@tanstack/react-router';
import { DonorFaq } from '../ui/articles/donor-faq.tsx';

export const Route = createFileRoute('/resources/donor-faq')({
  head: () => ({ meta: [{ title: 'Donor FAQ · EduEmpower' }] }),
  component: DonorFaq,
});
