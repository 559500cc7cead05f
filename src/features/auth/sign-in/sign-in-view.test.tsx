import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { SignInView } from './sign-in-view.tsx';

it.each(['STUDENT', 'DONOR', 'ORGANIZATION'] as const)(
  '[AUTH-02] names the role %s under its heading, and holds the form',
  (role) => {
    render(
      <AppTheme>
        <SignInView role={role}>
          <p>the form</p>
        </SignInView>
      </AppTheme>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
    expect(screen.getByText(`Please sign in to continue as a ${role}`)).toBeVisible();
    expect(screen.getByText('the form')).toBeVisible();
  },
);
