import type { Page, Route } from '@playwright/test';
import { mockServerPort } from '../../scripts/sites/sites.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: cors });

export const ENDED_SESSION = 'an ended session';

/**
 * A record that has the fields of many kinds of record in the contract, each with an invalid
 * value.
 */
const strange = JSON.stringify({
  ...{ id: 1, userId: {}, studentId: [], scholarshipId: 7, organizationId: 7 },
  ...{ title: {}, fullName: {}, organizationName: {}, address: [], status: {}, scholarshipReason: {} },
  ...{ totalAmount: 'NaN', goalAmount: 'NaN', expiredAt: 'soon', deadline: 'soon', createdAt: 'undefined' },
});

/** A failed or invalid response to a read. */
export interface WrongAnswer {
  readonly what: string;
  readonly send: (route: Route) => Promise<void>;
  /** Matches the console error that the response causes. */
  readonly logged?: RegExp;
}

const CONTRACT = /does not fit the contract/;

/** Failed and invalid responses, grouped by kind. */
export const wrongAnswers: readonly (readonly WrongAnswer[])[] = [
  [
    { what: 'an empty body', send: answer(200, 'application/json', ''), logged: CONTRACT },
    {
      what: 'an HTML page',
      send: answer(200, 'text/html', '<!doctype html><h1>Proxy</h1>'),
      logged: CONTRACT,
    },
    { what: 'half a response', send: answer(200, 'application/json', '[{"id":"on'), logged: CONTRACT },
  ],
  [
    { what: 'null', send: answer(200, 'application/json', 'null'), logged: CONTRACT },
    { what: 'a strange record', send: answer(200, 'application/json', strange), logged: CONTRACT },
    {
      what: 'a list of strange records',
      send: answer(200, 'application/json', `[${strange}]`),
      logged: CONTRACT,
    },
  ],
  [
    { what: 'an HTML error', send: answer(502, 'text/html', '<html>Bad gateway</html>'), logged: /502/ },
    {
      what: 'an error made of objects',
      send: answer(500, 'application/json', '{"error":{"a":{"b":{}}}}'),
      logged: /500/,
    },
    {
      what: 'a dropped connection',
      send: (route) => route.abort('connectionreset'),
      logged: /ERR_CONNECTION_RESET/,
    },
  ],
  [{ what: ENDED_SESSION, send: answer(401, 'application/json', '{}'), logged: /401/ }],
];

/** Text that must never be on a screen: a missing value, or markup from a response. */
export const NOT_FOR_PEOPLE = /undefined|NaN|\[object Object\]|<html|<!doctype|Proxy|Bad gateway/;

/** Intercepts the reads of a page's data, and lets all other requests through. */
export async function answerReads(
  page: Page,
  reads: RegExp,
  send: (route: Route) => Promise<void>,
): Promise<void> {
  const server = `http://localhost:${mockServerPort}`;
  const isRead = (url: URL) =>
    url.origin === server &&
    url.pathname.startsWith('/api/') &&
    // This call registers the user, so it is not a read.
    !url.pathname.endsWith('/users/registerorupdate') &&
    reads.test(url.pathname);
  await page.route(isRead, (route) => (route.request().method() === 'GET' ? send(route) : route.fallback()));
}
