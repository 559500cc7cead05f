import * as v from 'valibot';
import { persistedValue } from '#shared/store/persisted-value.ts';
import { sessionArea } from '#shared/store/storage-area.ts';
import { safeRedirect } from './redirect-target.ts';

const LIFETIME_MS = 30 * 60_000;

const persisted = persistedValue({
  key: 'eduempower.redirect-target',
  version: 1,
  schema: v.object({ target: v.string(), at: v.number() }),
  getStorage: sessionArea,
});

/** Stores the redirect target during sign-in or sign-up. */
export function storeTarget(target: string, now = Date.now()): void {
  persisted.write({ target, at: now });
}

/**
 * Returns the stored target, or null if it is unsafe or more than half an hour old. Checks the
 * target on each read, because storage is no more trustworthy than a URL (AUTH-04).
 */
export function readStoredTarget(now = Date.now()): string | null {
  const found = persisted.read();
  return found !== null && now - found.at < LIFETIME_MS ? safeRedirect(found.target) : null;
}

/** Deletes the stored target. Called after the redirect, and when the session ends. */
export function forgetStoredTarget(): void {
  persisted.forget();
}
