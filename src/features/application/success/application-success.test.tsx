import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { ApplicationSuccess, type ApplicationSuccessProps } from './application-success.tsx';

function open(props: Omit<ApplicationSuccessProps, 'scholarshipUrl'>) {
  render(
    <AppTheme>
      <ApplicationSuccess {...props} scholarshipUrl="https://site.example/scholarship/sch_1" />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
}

describe('ApplicationSuccess', () => {
  it('[APP-14] the application success page thanks the student, shows the scholarship’s title and the student’s email address, and links to next steps', () => {
    open({ scholarshipTitle: 'Girls in {STEM}', email: 'asha@students.example' });
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
    expect(screen.getByText('Your application for Girls in {STEM} has been sent.')).toBeVisible();
    expect(screen.getByText('We’ve sent a confirmation email to asha@students.example.')).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Browse More Scholarships')).toHaveAttribute('href', '/scholarship');
    expect(link('Go to Home')).toHaveAttribute('href', '/');
    expect(link('See my applications')).toHaveAttribute('data-variant', 'next');
    expect(link('Tell a friend on WhatsApp')).toHaveAttribute(
      'href',
      'https://wa.me/?text=Girls%20in%20%7BSTEM%7D%20https%3A%2F%2Fsite.example%2Fscholarship%2Fsch_1',
    );
  });

  it('[SAFE-02] [APP-14] the application success page omits the scholarship’s title and the email address if they are missing', () => {
    open({ scholarshipTitle: null, email: null });
    expect(screen.getByText('Your application has been sent.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/undefined|null/);
  });
});
