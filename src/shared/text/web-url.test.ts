import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webUrl } from './web-url.ts';

describe('webUrl', () => {
  it('[SAFE-03] webUrl accepts only http and https addresses', () => {
    expect(webUrl('https://files.example/a b.pdf')).toBe('https://files.example/a%20b.pdf');
    for (const text of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://files.example/1',
      '/a/path',
      '',
      null,
      undefined,
    ]) {
      expect(webUrl(text), String(text)).toBeNull();
    }
  });

  it('[SAFE-03] webUrl never throws, and returns either null or an address that begins with http', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `javascript:${rest}`),
        ),
        (text) => {
          expect(webUrl(text) ?? 'https:').toMatch(/^https?:/);
        },
      ),
    );
  });
});
