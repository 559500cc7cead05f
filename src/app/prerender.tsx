import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { ApiClient } from '#shared/api/api-client.ts';
import { readConfig } from '#shared/config/config.ts';
import { isDrawnFor } from '#shared/router/router-internals.ts';
import { addressOf } from '#shared/router/site-address.ts';
import { createApp } from './create-app.tsx';
import { publicPages } from './public-pages.ts';
import { routeModule } from './route-module.ts';
import { routes } from './routes.ts';

export interface DrawnPage {
  /** The title and other tags for the head. */
  readonly head: string;
  readonly body: string;
}

/** Every public page with its route's module. */
export const pages = publicPages.map((path) => ({ path, module: routeModule(routes, path) }));

/** The build calls no API, so pages show skeletons instead of data. */
const never = () => new Promise<never>(() => {});
const silentApi: ApiClient = { call: never, wouldSend: never };

/** Renders a public page as a browser first would, without a user or data. */
export async function drawPage(path: string): Promise<DrawnPage> {
  const history = createMemoryHistory({ initialEntries: [addressOf(path)] });
  const { app, router } = createApp({ config: readConfig(import.meta.env), history, api: silentApi });
  // The router would add an inline script, which the deployed policy forbids. In the browser,
  // scroll restoration works without it.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  if (!isDrawnFor(path, router)) throw new Error(`${path} is no page of the site`);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const { prelude } = await prerender(<StrictMode>{app}</StrictMode>, {
    onError,
    // Otherwise React would move large parts to the end, and need a script to put them in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be drawn`);
  const html = await new Response(prelude).text();
  // React writes tags for the head first.
  const head = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
