import { describe, expect, it } from 'vitest';
import { startRefusal } from './start-check.ts';

const verified = { signedIn: true, isOrganization: true, organization: { verified: true } };

describe('[CF-13] startRefusal', () => {
  it.each([
    [{ signedIn: false, isOrganization: false }, 'Only organizations can start a campaign.', 'sign-in'],
    [{ isOrganization: false }, 'Only organizations can start a campaign.', 'browse'],
    [{ organization: null }, 'Please complete your organization profile first.', 'complete-profile'],
    [
      { organization: { verified: false } },
      'Your organization must be verified to start a campaign.',
      'see-profile',
    ],
    [{ organization: {} }, 'Your organization must be verified to start a campaign.', 'see-profile'],
  ])('startRefusal for %j says “%s” and suggests ‘%s’', (change, text, nextStep) => {
    expect(startRefusal({ ...verified, ...change })).toEqual({ text, nextStep });
  });

  it('startRefusal checks the role before the profile', () => {
    expect(startRefusal({ signedIn: true, isOrganization: false, organization: null })?.nextStep).toBe(
      'browse',
    );
  });

  it('startRefusal allows a verified organization, and an organization whose profile cannot be read', () => {
    expect(startRefusal(verified)).toBeNull();
    expect(startRefusal({ ...verified, organization: undefined })).toBeNull();
  });
});
