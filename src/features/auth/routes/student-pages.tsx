import { createFileRoute } from '@tanstack/react-router';
import { pageOf } from '../redirect/page-of.ts';

export const Route = createFileRoute('/_student')(pageOf('STUDENT'));
