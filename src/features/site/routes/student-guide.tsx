import { createFileRoute } from '@tanstack/react-router';
import { StudentGuide } from '../ui/articles/student-guide.tsx';

export const Route = createFileRoute('/resources/student-guide')({
  head: () => ({ meta: [{ title: 'Student guide · EduEmpower' }] }),
  component: StudentGuide,
});
