import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Comparison } from '../readiness.ts';
import { ReadinessSummary } from './readiness-summary.tsx';

it('[WCAG-2.4.3] when ‘Try Again’ disappears from the application checklist, focus moves to the main content', () => {
  const shown = (comparison: Comparison) => (
    <AppTheme>
      <main tabIndex={-1}>
        <ReadinessSummary comparison={comparison} />
      </main>
    </AppTheme>
  );
  const { rerender } = render(shown({ kind: 'failed', onRetry: () => {}, signIn: null }));
  screen.getByRole('button', { name: 'Try Again' }).focus();
  rerender(shown({ kind: 'loading' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
