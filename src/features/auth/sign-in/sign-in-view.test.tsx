import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { SignInView } from './sign-in-view.tsx';

it('[AUTH-02] the sign-in page names the role under the heading, and contains the form', () => {
  render(
    <AppTheme>
      {/* biome-ignore lint/a11y/useValidAriaRole: This is a user's role. */}
      <SignInView role="DONOR">
        <p>the form</p>
      </SignInView>
    </AppTheme>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  expect(screen.getByText('Please sign in to continue as a DONOR')).toBeVisible();
  expect(screen.getByText('the form')).toBeVisible();
});
