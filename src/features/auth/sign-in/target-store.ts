import * as v from 'valibot';
import { persistedValue } from '#shared/store/persisted-value.ts';
import { sessionArea } from '#shared/store/storage-area.ts';
import { safeRedirect } from './redirect-target.ts';

/** A stored target expires, so that it is not followed days later. */
const LIFETIME_MS = 30 * 60_000;

const persisted = persistedValue({
  key: 'eduempower.redirect-target',
  version: 1,
  schema: v.object({ target: v.string(), at: v.number() }),
  getStorage: sessionArea,
});

/** Stores where a person wanted to go, while they sign in or sign up. */
export function storeTarget(target: string, now = Date.now()): void {
  persisted.write({ target, at: now });
}

/** The stored target, checked again: a storage is not to be trusted more than a URL (AUTH-04). */
export function readStoredTarget(now = Date.now()): string | null {
  const found = persisted.read();
  return found !== null && now - found.at < LIFETIME_MS ? safeRedirect(found.target) : null;
}

/** The person has been sent to the target, or has gone elsewhere. */
export function forgetStoredTarget(): void {
  persisted.forget();
}
