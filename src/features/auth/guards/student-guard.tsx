import { createFileRoute } from '@tanstack/react-router';
import { pageGuard } from './page-guard.ts';

export const Route = createFileRoute('/_student')(pageGuard('STUDENT'));
