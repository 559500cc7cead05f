import * as v from 'valibot';
import { type PersistedValue, persistedValue } from '#shared/store/persisted-value.ts';
import { ownKey, sessionArea } from '#shared/store/storage-area.ts';

/**
 * The notice that the dashboard shows after a scholarship is published, changed or closed (ORG-11).
 */
export interface PublishedNotice {
  readonly text: string;
  /** The new scholarship. Absent if an existing scholarship was changed. */
  readonly published?: { readonly id: string; readonly title: string } | undefined;
}

/**
 * Creates this tab's storage for the notice about a saved scholarship. The dashboard shows the
 * notice and removes it.
 */
export function publishedNotice(userId: string): PersistedValue<PublishedNotice> {
  return persistedValue({
    key: ownKey('published-notice', userId),
    version: 3,
    schema: v.object({
      text: v.string(),
      published: v.optional(v.object({ id: v.string(), title: v.string() })),
    }),
    getStorage: sessionArea,
  });
}
