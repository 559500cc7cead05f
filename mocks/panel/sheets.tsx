import { type KeyboardEvent, useRef, useState } from 'react';
import { ClockSheet } from './clock-sheet.tsx';
import { NetworkSheet } from './network-sheet.tsx';
import classes from './panel.module.css';
import { PersonSheet } from './person-sheet.tsx';
import { SeedSheet } from './seed-sheet.tsx';
import type { SheetContext } from './sheet-context.ts';
import { StatesSheet } from './states-sheet.tsx';
import { TrafficSheet } from './traffic-sheet.tsx';

const sheets = [
  ['states', 'States', StatesSheet],
  ['person', 'Person', PersonSheet],
  ['network', 'Network', NetworkSheet],
  ['clock', 'Clock', ClockSheet],
  ['seed', 'Seed data', SeedSheet],
  ['traffic', 'Traffic', TrafficSheet],
] as const;
type SheetId = (typeof sheets)[number][0];

const moves: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % sheets.length,
  ArrowLeft: (index) => (index + sheets.length - 1) % sheets.length,
  Home: () => 0,
  End: () => sheets.length - 1,
};

/** The sheets of the panel behind their tabs, which the arrow keys go through. */
export function Sheets({ context }: { readonly context: SheetContext }) {
  const [chosen, setChosen] = useState<SheetId>('states');
  const list = useRef<HTMLDivElement>(null);
  const index = sheets.findIndex(([id]) => id === chosen);
  const [, , Sheet] = sheets[index] ?? sheets[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(index);
    const sheet = next === undefined ? undefined : sheets[next];
    if (next === undefined || sheet === undefined) return;
    event.preventDefault();
    setChosen(sheet[0]);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label="What to set" className={classes.tabs} onKeyDown={onKeyDown}>
        {sheets.map(([id, label]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`mock-tab-${id}`}
            aria-selected={id === chosen}
            aria-controls="mock-sheet"
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <section id="mock-sheet" role="tabpanel" aria-labelledby={`mock-tab-${chosen}`}>
        <Sheet {...context} />
      </section>
    </>
  );
}
