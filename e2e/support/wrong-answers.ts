import type { Page, Route } from '@playwright/test';
import { mockServerPort } from '../../scripts/sites.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: cors });

/** Each field that a record of the contract may have, with another type. */
const strange = JSON.stringify({
  ...{ id: 1, userId: {}, studentId: [], scholarshipId: 7, organizationId: 7 },
  ...{ title: {}, fullName: {}, organizationName: {}, address: [], status: {}, scholarshipReason: {} },
  ...{ totalAmount: 'NaN', goalAmount: 'NaN', expiredAt: 'soon', deadline: 'soon', createdAt: 'undefined' },
});

/** What a server should never send. */
export const wrongAnswers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'nothing at all': answer(200, 'application/json', ''),
  'an HTML page': answer(200, 'text/html', '<!doctype html><h1>Proxy</h1>'),
  'half an answer': answer(200, 'application/json', '[{"id":"on'),
  null: answer(200, 'application/json', 'null'),
  'a strange record': answer(200, 'application/json', strange),
  'a list of strange records': answer(200, 'application/json', `[${strange}]`),
  'an HTML error': answer(502, 'text/html', '<html>Bad gateway</html>'),
  'an error of objects': answer(500, 'application/json', '{"error":{"a":{"b":{}}}}'),
  'a dropped line': (route) => route.abort('connectionreset'),
  'an ended session': answer(401, 'application/json', '{}'),
};

/** What the console says about them, each at least once. */
export const wrongAnswersLogged = [/does not fit the contract/, /502/, /500/, /ERR_CONNECTION_RESET/, /401/];

/** What must never be on a screen: a hole in it, or a piece of an answer's markup. */
export const NOT_FOR_PEOPLE = /undefined|NaN|\[object Object\]|<html|<!doctype|Proxy|Bad gateway/;

/** Answers the reads of a page's data, and lets the rest through. */
export async function answerReads(
  page: Page,
  reads: RegExp,
  send: (route: Route) => Promise<void>,
): Promise<void> {
  const server = `http://localhost:${mockServerPort}`;
  const isRead = (url: URL) =>
    url.origin === server &&
    url.pathname.startsWith('/api/') &&
    // That is told to the server, and not read.
    !url.pathname.endsWith('/users/registerorupdate') &&
    reads.test(url.pathname);
  await page.route(isRead, (route) => (route.request().method() === 'GET' ? send(route) : route.fallback()));
}
