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
  ] as const)(
    '[AUTH-05] resolveRole resolves %j to the role %s, with `known` set to %s',
    (sources, role, known) => {
      expect(resolveRole(sources)).toEqual({ role, known });
    },
  );
});

describe('the chosen role', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryArea());
    return () => vi.unstubAllGlobals();
  });

  it('[AUTH-01] rememberChosenRole stores the role as a bare value under userRole until forgetChosenRole deletes it', () => {
    rememberChosenRole('DONOR');
    expect(localStorage.getItem('userRole')).toBe('DONOR');
    expect(readChosenRole()).toBe('DONOR');
    forgetChosenRole();
    expect(readChosenRole()).toBeNull();
  });

  it('[AUTH-05] readChosenRole returns a chosen role for one day, even if the role was stored without a time', () => {
    const day = 86_400_000;
    rememberChosenRole('DONOR', 0);
    expect(readChosenRole(day)).toBe('DONOR');
    expect(readChosenRole(day + 1)).toBeNull();
    expect(localStorage.getItem('userRole')).toBeNull();
    localStorage.setItem('userRole', 'ORGANIZATION');
    expect(readChosenRole(5 * day)).toBe('ORGANIZATION');
    expect(readChosenRole(6 * day + 1)).toBeNull();
  });

  it('[AUTH-05] readChosenRole ignores a stored value that is not a role', () => {
    localStorage.setItem('userRole', 'ADMIN');
    expect(readChosenRole()).toBeNull();
  });

  it('rememberChosenRole does not throw when local storage is blocked', () => {
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
    '[SHELL-09] [AUTH-05] on the page %s with the chosen role %s, roleToRegister returns %s',
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
  ])('[AUTH-01] choosing the role %j leads to %s', (role, to) => expect(landingOf(role)).toBe(to));

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
  ])('[ROUTE-02] for the user %j, homeDestination returns %s', (person, to) =>
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

  it('[ROUTE-06] normalizedSearch copies a valid role and redirect target from the history state to the URL, but keeps a role that the URL already contains', () => {
    expect(normalizedSearch({}, { role: 'DONOR', redirectTo: '/donation' })).toEqual({
      role: 'DONOR',
      redirect: '/donation',
    });
    expect(normalizedSearch({ role: 'STUDENT' }, { role: 'DONOR' })).toBeNull();
    expect(normalizedSearch({}, { role: 'ADMIN' })).toBeNull();
  });

  it('[AUTH-04] normalizedSearch removes an unsafe redirect target from the URL', () => {
    expect(normalizedSearch({ role: 'DONOR', redirect: '//evil.example' }, {})).toEqual({ role: 'DONOR' });
    expect(normalizedSearch({}, { redirectTo: 'javascript:alert(1)' })).toBeNull();
  });

  it('[ROUTE-06] normalizedSearch copies the role or the redirect target from the history state if the URL lacks it', () => {
    expect(normalizedSearch({ redirect: '/donation' }, { role: 'DONOR' })).toEqual({
      role: 'DONOR',
      redirect: '/donation',
    });
    expect(normalizedSearch({ role: 'DONOR' }, { redirectTo: '/donation' })).toEqual({
      role: 'DONOR',
      redirect: '/donation',
    });
  });

  it('[ROUTE-06] signInLink puts the role and redirect target into the URL and the history state', () => {
    expect(signInLink({})).toEqual({ to: '/auth/login', search: {}, state: {} });
    expect(signInLink({ role: 'DONOR', redirectTo: '/donation' })).toEqual({
      to: '/auth/login',
      search: { role: 'DONOR', redirect: '/donation' },
      state: { role: 'DONOR', redirectTo: '/donation' },
    });
  });

  it('[SAFE-04] signInAgainLink returns a sign-in link only for a call that failed with 401', () => {
    const carry = { redirectTo: '/donation' };
    expect(signInAgainLink(refusedCall('users.registerOrUpdate', 401), carry)).toEqual(signInLink(carry));
    expect(signInAgainLink(refusedCall('users.registerOrUpdate', 403), carry)).toBeNull();
    expect(signInAgainLink(new Error('401'), carry)).toBeNull();
  });

  it('[ROUTE-06] the sign-in page reads the role and redirect target from the URL', () => {
    expect(v.parse(authSearchSchema, { role: 'DONOR', redirect: '/donation' })).toEqual({
      role: 'DONOR',
      redirect: '/donation',
    });
  });

  it('invalid search parameters of the sign-in page count as missing', () => {
    expect(v.parse(authSearchSchema, { role: 'ADMIN', redirect: 7 })).toEqual({});
  });
});
