import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { BusyNote } from './busy-note.tsx';
import type { Wait } from './use-wait.ts';

it('[WCAG-2.4.3] if BusyNote disappears while its button has the focus, the focus moves to the submit button', () => {
  const form = (wait: Wait | null) => (
    <form>
      <BusyNote wait={wait} />
      <button type="submit">Send</button>
    </form>
  );
  const { rerender } = render(
    form({ ms: 20_000, reasons: ['Come back later.'], goOn: () => {}, stop: () => {} }),
    { wrapper: AppTheme },
  );
  screen.getByRole('button', { name: 'Try now' }).focus();
  rerender(form(null));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});
