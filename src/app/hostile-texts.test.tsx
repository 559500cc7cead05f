import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { endpoints, operationIds } from '#contract/endpoints.ts';
import type { Answer, Answers } from '#mocks/testing/mock-server.ts';
import type { PersonaName } from '#mocks/testing/people.ts';
import { openSite } from './transcripts/site-test-kit.tsx';

const MARK = 'Hostile';
/** Markup that would run a script or appear bold if a page did not treat it as text. */
const MARKUP = '<img src=x onerror="window.ran=1"><script>window.ran=1</script><b>bold</b>';
/**
 * Unpaired surrogates at both ends, NUL and other control characters, bidi controls, and markup.
 */
const WILD = `\udc00${MARK} \0\u0007\u001b \u202e\u2066\u200f %E0%A4%A \ufffe ${MARKUP} \ud83d`;
/** A URL that would run a script if a page linked to it or loaded it. */
const SCRIPT_LINK = `javascript:window.ran=1//${WILD}`;
const HUGE = `${MARK} ${'x'.repeat(1_000_000)}`;
/**
 * Text that is too long for a short field, and too long to spread into a function's arguments.
 * Shorter than 1 MB, because a form with 1 MB in each field takes seconds to lay out.
 */
const LARGE = `${MARK} ${'x'.repeat(250_000)}`;

/**
 * Names of fields that users don't write. The test leaves these fields unchanged, because pages
 * depend on ids, times and the role.
 */
const NO_TEXT = /^(?:id|\w+Id|role|createdAt|expiredAt|deadline|dateOfBirth|verifiedAt)$/;

/** Names of fields that contain the URL of a document, a picture or a website. */
const URL_FIELD = /url|cert|result/i;

interface Poison {
  readonly text: string;
  /** The text for fields that contain a URL. Defaults to `text`. */
  readonly url?: string;
  readonly fields: RegExp;
  /** If true, changes only the first record of each list. */
  readonly onlyFirst: boolean;
}

/**
 * Returns a copy of a response body, with the given text in every field that `given.fields`
 * selects.
 */
function poison(value: unknown, given: Poison): unknown {
  if (Array.isArray(value)) {
    return value.map((one, at) => (given.onlyFirst && at > 0 ? one : poison(one, given)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const isText = typeof part === 'string' || part === null;
      const isMeant = isText && given.fields.test(name) && !NO_TEXT.test(name);
      const { text, url = text } = given;
      return [name, isMeant ? (URL_FIELD.test(name) ? url : text) : poison(part, given)];
    }),
  );
}

/** Answers every read with the mock's response, but with the given text in its fields. */
function poisoned(given: Poison): Answers {
  const answer: Answer = async ({ pass }) => {
    const response = await pass();
    if (!response.ok) return response;
    return Response.json(poison(await response.json(), given));
  };
  const reads = operationIds.filter((id) => {
    const { method, answer: schema }: AnyEndpoint = endpoints[id];
    return method === 'GET' && schema !== null;
  });
  return Object.fromEntries(reads.map((id) => [id, answer]));
}

const SCHOLARSHIP = 'sch-girls-in-stem';
const APPLIED = 'sch-tamil-medium-merit';
const CAMPAIGN = 'fund-village-library';

/**
 * The kind of content on a page. A list drops a record whose title is too long, and shows the other
 * records. A page for a single record shows the whole record. The review page looks up its
 * scholarship in a list, which may have dropped that scholarship.
 */
type Shown = 'list' | 'record' | 'review';

/** Every page that shows records, with the persona who opens it and the kind of content. */
const pages: readonly (readonly [path: string, as: PersonaName, shows: Shown])[] = [
  ['/home', 'student', 'list'],
  ['/scholarship', 'student-applied', 'list'],
  [`/scholarship/${APPLIED}`, 'student-applied', 'record'],
  [`/scholarship/details?id=${SCHOLARSHIP}`, 'student', 'record'],
  [`/scholarship/${SCHOLARSHIP}/apply`, 'student', 'record'],
  [`/scholarship/${SCHOLARSHIP}/application-form`, 'student', 'record'],
  ['/student/profile', 'student', 'record'],
  ['/student/details', 'student', 'record'],
  ['/student/applications', 'student-applied', 'list'],
  ['/crowdfunding', 'donor', 'list'],
  [`/crowdfunding/${CAMPAIGN}`, 'donor', 'record'],
  [`/crowdfunding/${CAMPAIGN}?edit=true`, 'organization', 'record'],
  ['/donor/profile', 'donor', 'list'],
  ['/organization/profile', 'organization', 'record'],
  ['/organization/dashboard', 'organization', 'list'],
  [`/organization/dashboard/edit-scholarship/${SCHOLARSHIP}`, 'organization', 'record'],
  [`/organization/dashboard/review/${SCHOLARSHIP}?show=all`, 'organization', 'review'],
  ['/organization/dashboard/scholarship-analytics', 'organization', 'list'],
];

/** Pages that show data stored by the dashboard, so the test opens the dashboard first. */
const FROM_DASHBOARD = /\/(?:review|scholarship-analytics)/;

/** All text that the user can read or edit. */
const onScreen = () =>
  [
    document.body.textContent,
    ...Array.from(document.querySelectorAll('input, textarea'), (field) => (field as HTMLInputElement).value),
  ].join('\n');

afterEach(() => {
  Reflect.deleteProperty(window, 'ran');
});

/** Selects elements that exist only if a page parsed text as markup or used a `javascript:` URL. */
const PARSED = 'main img[src="x"], main script, main b, [href^="javascript:" i], [src^="javascript:" i]';

const EVERY = /./;
const LONG = /^(?:description|about|aboutMe|scholarshipReason)$/;

async function expectContent(
  [path, as, shows]: (typeof pages)[number],
  expected: Readonly<Record<Shown, string>>,
  given: Poison,
) {
  // The site logs dropped records and unusable text as warnings, and unreadable responses as errors.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const start = FROM_DASHBOARD.test(path) ? '/organization/dashboard' : path;
  const { router, unmount } = openSite(start, { as, answers: poisoned(given) });
  if (start !== path) {
    await screen.findAllByRole('link', { name: /^Review applications/ });
    await act(() => router.navigate({ to: path }));
  }
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(onScreen()).toContain(expected[shows]), { timeout: 20_000 });
  expect(screen.queryByText('This page stopped working')).toBeNull();
  for (const link of document.links) expect(link.protocol).toMatch(/^(?:https?|mailto|tel):$/);
  expect([...document.querySelectorAll(PARSED)]).toEqual([]);
  expect(window).not.toHaveProperty('ran');
  act(unmount);
  for (const [error] of log.mock.calls) expect(error).toMatch(/the response does not fit the contract/);
}

it.each(pages)(
  '[SAFE-02] [SAFE-03] %s shows unpaired surrogates, NUL, bidi controls and markup as text, and runs no script',
  (...page) =>
    expectContent(
      page,
      { list: MARKUP, record: MARKUP, review: MARKUP },
      { text: WILD, url: SCRIPT_LINK, fields: EVERY, onlyFirst: false },
    ),
);

it.each(pages)('[SAFE-02] %s does not crash if a record has 250 kB in every text field', (...page) =>
  expectContent(
    page,
    { list: '₹', record: MARK, review: '' },
    { text: LARGE, fields: EVERY, onlyFirst: true },
  ),
);

it.each(pages.filter(([path, , shows]) => shows === 'list' || path === `/crowdfunding/${CAMPAIGN}`))(
  '[SAFE-02] %s shows its content even if a record has 1 MB in each long text field',
  (...page) =>
    expectContent(
      page,
      { list: '₹', record: MARK, review: '' },
      { text: HUGE, fields: LONG, onlyFirst: true },
    ),
);
