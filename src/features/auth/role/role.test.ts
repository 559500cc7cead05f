import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import {
  authSearchSchema,
  normalizedSearch,
  signInAgainLink,
  signInHref,
  signInLink,
  signUpHref,
} from '../redirect/auth-search.ts';
import { forgetChosenRole, readChosenRole, rememberChosenRole } from './chosen-role-store.ts';
import { homeDestination, landingOf, profileDestination } from './destination.ts';
import { resolveRole } from './role.ts';
import { roleToRegister } from './role-to-register.ts';

describe('the role', () => {
  it.each([
    [{ metadata: 'DONOR', server: 'STUDENT', chosen: 'ORGANIZATION' }, 'DONOR', true],
    [{ metadata: null, server: 'ORGANIZATION', chosen: 'DONOR' }, 'ORGANIZATION', true],
    [{ metadata: null, server: 'donor', chosen: null }, 'DONOR', true],
    [{ metadata: null, server: null, chosen: 'DONOR' }, 'DONOR', true],
    [{ server: '', chosen: 'DONOR' }, 'DONOR', true],
    [{ server: 'ADMIN', chosen: 'DONOR' }, 'OTHER', true],
    [{}, 'STUDENT', false],
  ] as const)('[AUTH-05] the role from %j is %s', (sources, role, known) => {
    expect(resolveRole(sources)).toEqual({ role, known });
  });
});

describe('the chosen role', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryArea());
    return () => vi.unstubAllGlobals();
  });

  it('[AUTH-01] the chosen role is stored as a bare value under userRole', () => {
    rememberChosenRole('DONOR');
    expect(localStorage.getItem('userRole')).toBe('DONOR');
    expect(readChosenRole()).toBe('DONOR');
    forgetChosenRole();
    expect(readChosenRole()).toBeNull();
  });

  it('[AUTH-05] the chosen role is kept for a day, even if it was stored without a time', () => {
    const day = 86_400_000;
    rememberChosenRole('DONOR', 0);
    expect(readChosenRole(day)).toBe('DONOR');
    expect(readChosenRole(day + 1)).toBeNull();
    expect(localStorage.getItem('userRole')).toBeNull();
    localStorage.setItem('userRole', 'ORGANIZATION');
    expect(readChosenRole(5 * day)).toBe('ORGANIZATION');
    expect(readChosenRole(6 * day + 1)).toBeNull();
  });

  it('[AUTH-05] a stored value that is not a role is ignored', () => {
    localStorage.setItem('userRole', 'ADMIN');
    expect(readChosenRole()).toBeNull();
  });

  it('choosing a role does not throw when storage is blocked', () => {
    vi.stubGlobal('localStorage', memoryArea('shut'));
    expect(() => rememberChosenRole('DONOR')).not.toThrow();
    expect(readChosenRole()).toBeNull();
  });
});

const known = (role: 'STUDENT' | 'DONOR' | 'ORGANIZATION' | 'OTHER') => ({ role, known: true }) as const;
const unknown = { role: 'STUDENT', known: false } as const;

describe('the role under which a user is registered', () => {
  it.each([
    ['/home', null, 'STUDENT'],
    ['/scholarship/1/application-form', 'ORGANIZATION', 'ORGANIZATION'],
    ['/donation', null, 'DONOR'],
    ['/donation/', 'STUDENT', 'DONOR'],
    ['/organization', 'STUDENT', 'ORGANIZATION'],
    ['/organization/dashboard', null, 'ORGANIZATION'],
    ['/organization/dashboard', 'STUDENT', 'STUDENT'],
    ['/donor/profile', null, 'DONOR'],
    ['/student', 'DONOR', 'STUDENT'],
    ['/auth/login', 'DONOR', 'DONOR'],
    ['/auth/login', null, 'STUDENT'],
  ] as const)(
    '[SHELL-09] [AUTH-05] at %s, a user with the chosen role %s is registered as %s',
    (path, chosen, role) => {
      expect(roleToRegister(path, chosen)).toBe(role);
    },
  );
});

describe('destinations', () => {
  it.each([
    ['STUDENT', '/student'],
    ['DONOR', '/donation'],
    ['ORGANIZATION', '/organization'],
    ['ADMIN', '/auth/login'],
    ['', '/auth/login'],
  ])('[AUTH-01] choosing the role %s leads to %s', (role, to) => expect(landingOf(role)).toBe(to));

  it.each([
    ['/', 'STUDENT', '/student/profile'],
    ['/', 'DONOR', '/donor/profile'],
    ['/', 'ORGANIZATION', '/organization/profile'],
    ['/', 'OTHER', '/donation'],
    ['/organization/dashboard', 'STUDENT', '/organization/profile'],
    ['/organization', 'DONOR', '/organization/profile'],
    ['/organizations-of-india', 'DONOR', '/donor/profile'],
    ['/student/organization', 'DONOR', '/donor/profile'],
  ] as const)('[SHELL-04] on %s, ‘Your Profile’ leads a user with the role %s to %s', (pathname, role, to) =>
    expect(profileDestination({ pathname, role })).toBe(to),
  );

  it.each([
    [{ ...known('ORGANIZATION'), signedIn: true }, '/organization/dashboard'],
    [{ ...known('DONOR'), signedIn: true }, '/donation'],
    [{ ...known('OTHER'), signedIn: true }, '/donation'],
    [{ ...known('STUDENT'), signedIn: true }, null],
    [{ ...unknown, signedIn: true }, null],
    [{ ...known('DONOR'), signedIn: false }, null],
  ])('[ROUTE-02] the home page’s redirect for %j is %s', (person, to) =>
    expect(homeDestination(person)).toBe(to),
  );
});

describe('role and target of sign-in links', () => {
  it('[ROUTE-06] the sign-in and sign-up URLs contain the role and the redirect target', () => {
    expect(signInHref({})).toBe('/auth/login');
    expect(signUpHref({ role: 'DONOR', redirectTo: '/donation?amount=50' })).toBe(
      '/auth/sign-up?role=DONOR&redirect=%2Fdonation%3Famount%3D50',
    );
  });

  it('[ROUTE-06] role and target move from history state to the URL, unless the URL has its own', () => {
    expect(normalizedSearch({}, { role: 'DONOR', redirectTo: '/donation' })).toEqual({
      role: 'DONOR',
      redirect: '/donation',
    });
    expect(normalizedSearch({ role: 'STUDENT' }, { role: 'DONOR' })).toBeNull();
    expect(normalizedSearch({}, { role: 'ADMIN' })).toBeNull();
  });

  it('[AUTH-04] an unsafe redirect target is removed from the URL', () => {
    expect(normalizedSearch({ role: 'DONOR', redirect: '//evil.example' }, {})).toEqual({ role: 'DONOR' });
    expect(normalizedSearch({}, { redirectTo: 'javascript:alert(1)' })).toBeNull();
  });

  it('[ROUTE-06] history state adds a missing role or target to the URL', () => {
    expect(normalizedSearch({ redirect: '/donation' }, { role: 'DONOR' })).toEqual({
      role: 'DONOR',
      redirect: '/donation',
    });
    expect(normalizedSearch({ role: 'DONOR' }, { redirectTo: '/donation' })).toEqual({
      role: 'DONOR',
      redirect: '/donation',
    });
  });

  it('[ROUTE-06] a sign-in link has role and target in its URL and history state', () => {
    expect(signInLink({})).toEqual({ to: '/auth/login', search: {}, state: {} });
    expect(signInLink({ role: 'DONOR', redirectTo: '/donation' })).toEqual({
      to: '/auth/login',
      search: { role: 'DONOR', redirect: '/donation' },
      state: { role: 'DONOR', redirectTo: '/donation' },
    });
  });

  it('[SAFE-04] a failed call offers a sign-in link only if the session has ended', () => {
    const carry = { redirectTo: '/donation' };
    expect(signInAgainLink(refusedCall('users.registerOrUpdate', 401), carry)).toEqual(signInLink(carry));
    expect(signInAgainLink(refusedCall('users.registerOrUpdate', 403), carry)).toBeNull();
    expect(signInAgainLink(new Error('401'), carry)).toBeNull();
  });

  it('[ROUTE-06] the sign-in page reads role and target from the URL', () => {
    expect(v.parse(authSearchSchema, { role: 'DONOR', redirect: '/donation' })).toEqual({
      role: 'DONOR',
      redirect: '/donation',
    });
  });

  it('invalid search parameters of the sign-in page count as missing', () => {
    expect(v.parse(authSearchSchema, { role: 'ADMIN', redirect: 7 })).toEqual({});
  });
});
