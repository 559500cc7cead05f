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
  /** The HTML of the title and the other tags in the document's head. */
  readonly head: string;
  readonly body: string;
}

/** Every public page, with the source file that defines its route. */
export const pages = publicPages.map((path) => ({ path, module: routeModule(routes, path) }));

/** The build calls no API, so pages show skeletons instead of data. */
const never = () => new Promise<never>(() => {});
const silentApi: ApiClient = { call: never, wouldSend: never };

/** Renders a public page exactly as a browser's first render does, without a user or data. */
export async function drawPage(path: string): Promise<DrawnPage> {
  const history = createMemoryHistory({ initialEntries: [addressOf(path)] });
  const { app, router } = createApp({ config: readConfig(import.meta.env), history, api: silentApi });
  // For scroll restoration, the router would add an inline script, which the deployed Content
  // Security Policy forbids. In the browser, scroll restoration works without the script.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  if (!isDrawnFor(path, router)) throw new Error(`${path} is not a page of the site`);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const { prelude } = await prerender(<StrictMode>{app}</StrictMode>, {
    onError,
    // By default, React writes large parts of the page at the end of the HTML, and adds an inline
    // script that moves them into place. This setting avoids the script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be prerendered`);
  const html = await new Response(prelude).text();
  // React writes the tags of the head before the body.
  const head = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
