import * as v from 'valibot';
import type { TextStore } from '../store/text-stores.ts';

/** Where the panel is, and whether it is open; it stays so over navigation and reload. */
const dockSchema = v.object({
  isOpen: v.boolean(),
  place: v.picklist(['right', 'bottom', 'window']),
});
export type Dock = v.InferOutput<typeof dockSchema>;

const KEY = 'eduempower.mock.dock';
const CLOSED: Dock = { isOpen: false, place: 'right' };

/** Reads where the panel was left. Text that cannot be read counts as a closed panel at the right. */
export function readDock(store: TextStore): Dock {
  try {
    return v.parse(dockSchema, JSON.parse(store.get(KEY) ?? 'null'));
  } catch {
    return CLOSED;
  }
}

export function writeDock(store: TextStore, dock: Dock): void {
  store.set(KEY, JSON.stringify(dock));
}
