import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/crowdfunding/$id/')({
  component: () => null,
});
