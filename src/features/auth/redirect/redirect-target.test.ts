import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect-target.ts';

describe('safeRedirect', () => {
  it.each([
    '/',
    '/scholarship',
    '/scholarship/sch_1/application-form',
    '/scholarship?q=girls%20in%20science&income=25000#results',
    '/donation?next=//evil.example',
    '/crowdfunding/a%20b',
    '/authors',
    '/donation/auth/receipt',
  ])('[AUTH-04] safeRedirect accepts the redirect target %s', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '////evil.example/%2e%2e',
    '/\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%252f%252fevil.example',
    '/%255cevil.example',
    '/x/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%0d%0a/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u2028/evil.example',
    'https://evil.example',
    'HTTPS://evil.example/scholarship',
    'https:/scholarship',
    'https:scholarship',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'scholarship',
    'evil.example/scholarship',
    '?redirect=/scholarship',
    '#/scholarship',
    '',
    '/%',
    '/%E0%A4%A',
    '/auth/login',
    '/auth/login?redirect=%2Fauth%2Flogin',
    '/auth/sign-up#/verify',
    '/AUTH/role-selection',
    '/x/../auth/login',
    '/auth',
    '/%61uth/login',
    '/%2561UTH',
    '//',
  ])('[AUTH-04] safeRedirect rejects the redirect target %j', (target) => {
    expect(safeRedirect(target)).toBeNull();
  });

  it.each([null, undefined, 7, {}, ['/scholarship']])(
    '[AUTH-04] safeRedirect rejects %j, which isn’t text',
    (target) => {
      expect(safeRedirect(target)).toBeNull();
    },
  );

  it('[AUTH-04] safeRedirect never returns a target that leaves the site or opens a sign-in page', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%25',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
    );
    const word = fc.constantFrom('evil.example', 'https', 'javascript', 'auth', 'login', 'scholarship');
    const crooked = fc.array(fc.oneof(piece, piece, word, fc.string()), { maxLength: 9 });
    fc.assert(
      fc.property(
        fc.oneof(
          crooked,
          fc.webUrl().map((url) => [url]),
          fc.webPath().map((path) => [path]),
        ),
        (parts) => {
          const safe = safeRedirect(parts.join(''));
          if (safe === null) return;
          for (const origin of ['https://eduempower.example', 'http://localhost:5173']) {
            const url = new URL(safe, `${origin}/auth/login`);
            expect(url.origin).toBe(origin);
            expect(url.pathname).not.toMatch(/^\/auth(?:\/|$)/i);
          }
          // A safe target passes a second check unchanged.
          expect(safeRedirect(safe)).toBe(safe);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
