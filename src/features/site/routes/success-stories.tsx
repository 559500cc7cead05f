import { createFileRoute } from '@tanstack/react-router';
import { SuccessStories } from '../ui/articles/success-stories.tsx';

export const Route = createFileRoute('/resources/success-stories')({
  head: () => ({ meta: [{ title: 'Success stories · EduEmpower' }] }),
  component: SuccessStories,
});
