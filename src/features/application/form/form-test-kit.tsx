import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { FakeSite } from '#shared/router/fake-site.test-utils.tsx';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Answers } from '../answer-fields.ts';
import { applicationDraftStorage } from '../application-draft.ts';
import { ApplicationForm } from './application-form.tsx';

export const NEED = 'My father drives an auto and my mother stitches blouses. '.repeat(3);
export const FIT = 'I came first in my district in mathematics, and I teach. '.repeat(3);
export const NEED_SHORT =
  'Please provide a detailed explanation of why you need this scholarship (minimum 100 characters).';
export const FIT_SHORT =
  "Please explain why you're a perfect fit for this scholarship (minimum 100 characters).";

export const refused = (status: number, body: unknown = {}): Error =>
  refusedCall('applications.create', status, body);

/**
 * Creates an `apply` function whose calls reject with the given errors, one after another. A call
 * resolves if its error is null, or if no errors are left.
 */
export const attempts =
  (...errors: (Error | null)[]) =>
  async () => {
    const error = errors.shift();
    if (error) throw error;
  };

export interface Options {
  readonly apply?: (answers: Answers) => Promise<unknown>;
  readonly answers?: Partial<Answers>;
  readonly storage?: 'open' | 'full';
}

export function open({ apply = async () => {}, answers, storage }: Options = {}) {
  const [session, local] = [memoryArea(storage), memoryArea(storage)];
  const areas = { session: () => session, local: () => local };
  const draft = applicationDraftStorage({ userId: 'user_1', scholarshipId: 'sch_1', ...areas });
  if (answers) draft.save(answers);
  const calls = { apply: vi.fn(apply), onDone: vi.fn(), onBack: vi.fn() };
  const view = render(
    <AppTheme>
      <ApplicationForm
        storage={draft}
        actions={calls}
        deadlinePassed={false}
        signIn={{ to: '/auth/login', search: { redirect: '/here' } }}
      />
    </AppTheme>,
    { wrapper: FakeSite },
  );
  return { ...view, ...calls, draft, session, local };
}

export const needField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why do you need this scholarship?' });
export const fitField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why are you a perfect fit?' });
export const other = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'I also applied for other scholarships' });
export const sendButton = () => screen.getByRole('button', { name: /^Send/ });
export const complete = { whyNeed: NEED, whyFit: FIT };
