import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Student } from '../student.ts';
import { StudentProfile } from './student-profile.tsx';

function open(student: Student, isFileLeft = false) {
  render(
    <AppTheme>
      <StudentProfile
        student={student}
        account={{ name: 'Asha Sharma', email: 'asha@students.example' }}
        isFileLeft={isFileLeft}
      />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the student profile', () => {
  it('[STU-07] the student profile shows its values, and ‘Not provided’ for missing values', () => {
    open({ dateOfBirth: '2005-03-31', city: 'Hubballi', careerGoals: 'To build bridges.' });
    expect(section('Personal').getByText('31 March 2005')).toBeVisible();
    expect(section('Personal').getAllByText('Not provided').length).toBeGreaterThan(3);
    expect(section('Address').getByText('Hubballi')).toBeVisible();
    expect(section('Career goals').getByText('To build bridges.')).toBeVisible();
    expect(section('Documents').getAllByText('Not provided')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/student/details');
  });

  it('[STU-04] the student profile says whom to contact if a removed document’s file could not be deleted', () => {
    open({}, true);
    const note = screen.getByText(/^You removed a document, but we couldn’t delete its file/);
    expect(within(note).getByRole('link', { name: 'support@eduempower.example' })).toHaveAttribute(
      'href',
      'mailto:support@eduempower.example',
    );
  });

  it('[STU-07] the student profile groups the digits of phone numbers', () => {
    open({ contactNumber: '+919876543210', guardianContact: '+918765432109' });
    expect(section('Personal').getByText('+91 98765 43210')).toBeVisible();
    expect(section('Personal').getByText('+91 87654 32109')).toBeVisible();
  });

  it('[STU-07] [SAFE-03] the student profile links to its documents, but not to a stored value that isn’t a web address', () => {
    open({ tenthResult: 'https://files.example/1.pdf', incomeCert: 'javascript:alert(1)' });
    const link = screen.getByRole('link', { name: /^View 10th marksheet/ });
    expect(link).toHaveAttribute('href', 'https://files.example/1.pdf');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(section('Documents').getAllByRole('link', { name: /^View/ })).toHaveLength(1);
    expect(screen.getByText(/can’t open this document/)).toBeVisible();
  });

  it('[STU-09] the student profile shows the status VERIFIED as ‘Verified’', () => {
    open({ status: 'VERIFIED' });
    expect(screen.getByText('Verified')).toBeVisible();
  });

  it('the student profile says how complete it is and links to the form fields of missing values', () => {
    open({ gender: 'Female', nationality: 'Indian' });
    expect(screen.getByText('2 of 12')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Income certificate' })).toHaveAttribute(
      'href',
      '/student/details#incomeCert',
    );
  });
});
