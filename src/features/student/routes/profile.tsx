import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/student/profile')({ component: () => null });
