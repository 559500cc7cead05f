import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { AboutEduEmpower } from './about-edu-empower.tsx';

export const Route = createFileRoute('/about-edu-empower')({
  head: headOf('About EduEmpower', 'What EduEmpower does, why it’s needed, and answers to common questions.'),
  component: AboutEduEmpower,
});
