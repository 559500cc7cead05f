import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anOrganization } from '#mocks/testing/records.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Organization } from '../organization.ts';
import { ProfileLayout } from './profile-layout.tsx';
import { ProfileProblem } from './profile-problem.tsx';
import { ProfileView } from './profile-view.tsx';

const vidya = anOrganization({
  address: '14, 3rd Cross, Bengaluru',
  documentURL: 'https://files.example/deed.pdf',
});

function show(organization: Organization) {
  return render(
    <AppTheme>
      <ProfileLayout organization={organization}>
        <ProfileView organization={organization} />
      </ProfileLayout>
    </AppTheme>,
    { wrapper: FakeRouter },
  );
}

/** Returns the color of the dot before a text. */
function dotBefore(words: string): string {
  const dot = screen.getByText(words).previousElementSibling;
  return dot ? getComputedStyle(dot).backgroundColor : 'none';
}

describe('an organization’s profile', () => {
  it('[ORG-03] an organization’s profile shows every field', () => {
    show(vidya);
    expect(screen.getByRole('heading', { level: 1, name: 'Organization Profile' })).toBeVisible();
    for (const text of [
      'Vidya Trust',
      'KA/TRUST/2009/01847',
      'Lakshmi Rao',
      'office@vidya.example',
      '+91 80401 12233',
      '14, 3rd Cross, Bengaluru',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: /^https:\/\/vidya\.example/ })).toHaveAttribute(
      'href',
      'https://vidya.example/',
    );
    expect(screen.getByRole('link', { name: /^View document/ })).toHaveAttribute('href', vidya.documentURL);
  });

  it('[ORG-04] a verified organization’s profile shows a green dot and the verification date', () => {
    show(vidya);
    expect(dotBefore('Verified Organization')).toBe('rgb(28, 122, 75)');
    expect(screen.getByText('Verified on 7 October 2025')).toBeVisible();
    expect(screen.queryByText('Verification Pending')).toBeNull();
  });

  it('[ORG-04] an unverified organization’s profile shows a yellow dot and what is missing, but no date', () => {
    show({ ...vidya, verified: false, documentURL: null });
    expect(dotBefore('Verification Pending')).toBe('rgb(244, 165, 28)');
    expect(screen.queryByText(/^Verified/)).toBeNull();
    const step = (text: string) => screen.getByText(text).closest('li');
    expect(step('Your registration document')).toHaveTextContent('To add');
    expect(screen.getByRole('link', { name: 'Your registration document' })).toHaveAttribute(
      'href',
      '/organization/profile?edit=true#documentURL',
    );
    expect(step('A contact person')).toHaveTextContent('Added');
  });

  it('[ORG-04] a verified organization’s profile shows no verification date if the date is unknown', () => {
    show({ ...vidya, verifiedAt: null });
    expect(screen.getByText('Verified Organization')).toBeVisible();
    expect(screen.queryByText(/Verified on/)).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)'])(
    '[SAFE-03] an organization’s profile shows “%s” as text, not as a link',
    (address) => {
      show({ ...vidya, websiteURL: address, documentURL: address });
      expect(screen.queryAllByRole('link')).toEqual([]);
      expect(screen.getByText(address.trim())).toBeVisible();
      expect(screen.getByText('We can’t open this document. Upload it again.')).toBeVisible();
    },
  );

  it('[ORG-07] if an organization profile cannot be read, the profile page says that the verification status may be wrong and offers a retry', async () => {
    const onRetry = vi.fn();
    render(
      <AppTheme>
        <ProfileProblem
          error={new ApiError('organizations.byUser', { kind: 'network' })}
          account={{ name: 'Vidya Trust', email: 'office@vidya.example' }}
          onRetry={onRetry}
          signIn={null}
        />
      </AppTheme>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load profile');
    expect(screen.getByText('Verification Pending')).toBeVisible();
    expect(
      screen.getByText('We couldn’t load your profile, so this badge may not show your real status.'),
    ).toBeVisible();
    const aside = within(screen.getByRole('complementary', { name: 'Verification' }));
    expect(aside.getByText(/can’t show whether your organization is verified/)).toBeVisible();
    expect(aside.queryByText('To add')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each([
    [refusedCall('organizations.byUser', 403, { error: 'Not yours.' }), 'Not yours.'],
    [refusedCall('organizations.byUser', 500, ''), 'Failed to load profile'],
    [new Error('Odd'), 'Failed to load profile'],
  ])(
    '[ORG-07] if an organization profile cannot be read (%s), the profile page shows “%s”',
    (error, text) => {
      render(
        <AppTheme>
          <ProfileProblem
            error={error}
            account={{ name: 'Vidya Trust', email: 'office@vidya.example' }}
            onRetry={() => {}}
            signIn={null}
          />
        </AppTheme>,
      );
      expect(screen.getByText(text)).toBeVisible();
    },
  );
});
