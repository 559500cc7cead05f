import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { ApplicationSuccess, type ApplicationSuccessProps } from './application-success.tsx';

function open(props: ApplicationSuccessProps) {
  render(
    <AppTheme env="test">
      <ApplicationSuccess {...props} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
}

describe('ApplicationSuccess', () => {
  it('[APP-14] the success page thanks the student, names the scholarship and the email, and links on', () => {
    open({ scholarshipTitle: 'Girls in {STEM}', email: 'asha@students.example' });
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
    expect(screen.getByText('Your application for Girls in {STEM} has been sent.')).toBeVisible();
    expect(screen.getByText('A confirmation email was sent to asha@students.example.')).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Browse More Scholarships')).toHaveAttribute('href', '/scholarship');
    expect(link('Go to Home')).toHaveAttribute('href', '/');
  });

  it('[SAFE-02] [APP-14] the success page omits an unknown title and email', () => {
    open({ scholarshipTitle: null, email: null });
    expect(screen.getByText('Your application has been sent.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/undefined|null/);
  });
});
