import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPage } from './prerender.tsx';
import { publicPages } from './public-pages.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(publicPages)('%s', (path) => {
  it(`the prerendered page ${path} has a title, a description, a heading and links, but no inline script`, async () => {
    const { head, body } = await drawPage(path);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toMatch(/<a [^>]*href="\/scholarship"/);
    expect(body).toContain('<footer');
    expect(head).toMatch(/<title>[^<]*EduEmpower[^<]*<\/title>/);
    expect(head).toMatch(/<meta name="description" content="[^"]{30,160}"/);
    expect(body).not.toContain('<title>');
    // A component whose code has not loaded would leave a gap in the page.
    expect(body).not.toContain('Loading the page');
    expect(body).not.toMatch(/<!--\$[!?]-->|<template/);
    // The deployed Content Security Policy forbids inline scripts.
    expect(body).not.toContain('<script');
  });

  it(`[SAFE-04] on the prerendered page ${path}, every submit button and every dropdown is disabled`, async () => {
    const { body } = await drawPage(path);
    const forms = body.match(/<form.*?<\/form>/gs) ?? [];
    // Only the pages with a short footer have no newsletter form.
    expect(forms.length > 0).toBe(!path.startsWith('/auth/') || path === '/auth/role-selection');
    // Pressing Enter activates a form's first submit button. If that button is disabled, Enter does
    // nothing.
    for (const form of forms) expect(form).toMatch(/<button[^>]*type="submit"[^>]* disabled=""/);
    for (const control of body.match(/<button[^>]*type="submit"[^>]*>|<select[^>]*>/g) ?? [])
      expect(control).toContain(' disabled=""');
  });

  it(`the prerendered HTML of ${path} does not depend on the date or on random numbers`, async () => {
    const drawn = await drawPage(path);
    vi.useFakeTimers({ now: new Date('2031-05-04T03:02:01Z'), toFake: ['Date'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.123);
    expect(await drawPage(path)).toEqual(drawn);
  });
});

it('[WCAG-2.4.2] no two public pages share both their title and their description', async () => {
  const heads = await Promise.all(publicPages.map(async (path) => (await drawPage(path)).head));
  expect(new Set(heads).size).toBe(publicPages.length);
});

it('every public page is prerendered without a network request', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const path of publicPages) await drawPage(path);
  expect(fetched).not.toHaveBeenCalled();
});

it('drawPage throws for an address that is not a page of the site', async () => {
  await expect(drawPage('/no-such-page')).rejects.toThrow('/no-such-page is not a page of the site');
});
