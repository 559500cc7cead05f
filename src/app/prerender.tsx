import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { ApiClient } from '#shared/api/api-client.ts';
import { readConfig } from '#shared/config/config.ts';
import { addressOf } from '#shared/router/site-address.ts';
import { createApp } from './create-app.tsx';
import { isDrawnFor } from './prerendered-page.ts';
import { publicPages } from './public-pages.ts';
import { routeModule } from './route-module.ts';
import { routes } from './routes.ts';

/** A page as the build draws it. */
export interface DrawnPage {
  /** Title and other tags that belong into the head. */
  readonly head: string;
  readonly body: string;
}

/** Every public page by its path, with the module of its route. */
export const pages = publicPages.map((path) => ({ path, module: routeModule(routes, path) }));

/** A build asks no API: what is not known yet stays a skeleton. */
const silentApi: ApiClient = { call: () => new Promise(() => {}) };

/** Draws a public page the way a browser draws it first, when it knows neither a person nor any data. */
export async function drawPage(path: string): Promise<DrawnPage> {
  const history = createMemoryHistory({ initialEntries: [addressOf(path)] });
  const { app, router } = createApp({ config: readConfig(import.meta.env), history, api: silentApi });
  // The router would write a script into the page, which the deployed policy forbids; the browser's part does without.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  if (!isDrawnFor(path, router)) throw new Error(`${path} is no page of the site`);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const { prelude } = await prerender(<StrictMode>{app}</StrictMode>, {
    onError,
    // React would put what is large at the end, for a script to move.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be drawn`);
  const html = await new Response(prelude).text();
  // React writes what belongs into the head before everything else.
  const head = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
