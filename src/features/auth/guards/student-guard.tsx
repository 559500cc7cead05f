import { createFileRoute } from '@tanstack/react-router';
import { pageOf } from './page-of.ts';

export const Route = createFileRoute('/_student')(pageOf('STUDENT'));
