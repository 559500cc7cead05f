import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { createFakeSession } from './fake-session.test-utils.ts';
import { SessionProvider } from './session-context.tsx';
import { createWidgetSlots } from './widget-slots.ts';

it('[ORG-01] the sign-up dialog’s sign-in URL contains the role and the redirect target', () => {
  const slots = createWidgetSlots();
  render(
    <AppTheme>
      <SessionProvider session={createFakeSession({ status: 'signed-out' })} widgets={slots}>
        <EntryDialog
          accountRole="ORGANIZATION"
          form="sign-up"
          redirectTo="/organization/dashboard"
          onClose={() => {}}
        />
      </SessionProvider>
    </AppTheme>,
  );
  expect(slots.getState().map(({ request }) => request)).toEqual([
    expect.objectContaining({
      kind: 'sign-up',
      redirectTo: '/organization/dashboard',
      signInUrl: '/auth/login?role=ORGANIZATION&redirect=%2Forganization%2Fdashboard',
    }),
  ]);
});
