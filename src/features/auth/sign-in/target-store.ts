import * as v from 'valibot';
import { persistedValue } from '#shared/store/persisted-value.ts';
import { sessionArea } from '#shared/store/storage-area.ts';
import { safeRedirect } from './redirect-target.ts';

/** A target that nobody came back for is not followed days later. */
const LIFETIME_MS = 30 * 60_000;

const kept = persistedValue({
  key: 'eduempower.redirect-target',
  version: 1,
  schema: v.object({ target: v.string(), at: v.number() }),
  getStorage: sessionArea,
});

/** Keeps where somebody wanted to go while they sign in or up. */
export function storeTarget(target: string, now = Date.now()): void {
  kept.write({ target, at: now });
}

/** The stored target, checked again: a storage is not to be trusted more than a URL (AUTH-04). */
export function readStoredTarget(now = Date.now()): string | null {
  const found = kept.read();
  return found !== null && now - found.at < LIFETIME_MS ? safeRedirect(found.target) : null;
}

/** Somebody has arrived, or has left for good. */
export function forgetStoredTarget(): void {
  kept.forget();
}
