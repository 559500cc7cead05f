import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApplication } from '#mocks/testing/records.ts';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { type ApplicationsState, MyApplications } from './my-applications.tsx';

it('[WCAG-2.4.3] ‘My applications’ moves focus from a removed ‘Try Again’ button to the main content', () => {
  const shown = (state: ApplicationsState) => (
    <AppTheme>
      <main tabIndex={-1}>
        <MyApplications
          state={state}
          begun={[]}
          scholarships={{ byId: new Map(), state: 'failed' }}
          email={null}
          now={Date.parse('2026-11-22T12:00:00Z')}
          onRetry={() => {}}
          onRetryScholarships={() => {}}
          onWithdraw={() => {}}
        />
      </main>
    </AppTheme>
  );
  const { rerender } = render(shown({ kind: 'loaded', applications: [anApplication()] }), {
    wrapper: FakeRouter,
  });
  screen.getByRole('button', { name: 'Try Again' }).focus();
  rerender(shown({ kind: 'loading' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
