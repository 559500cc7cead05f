import { type KeyboardEvent, useRef, useState } from 'react';
import { ClockSheet } from './clock-sheet.tsx';
import { NetworkSheet } from './network-sheet.tsx';
import classes from './panel.module.css';
import { PersonSheet } from './person-sheet.tsx';
import { RecordsSheet } from './records-sheet.tsx';
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
  ['records', 'Records', RecordsSheet],
  ['traffic', 'Traffic', TrafficSheet],
] as const;
type SheetId = (typeof sheets)[number][0];

/** Session storage key of the open sheet. After a reload, the panel opens that sheet again. */
const SHEET_KEY = 'eduempower.mock.sheet';

const moves: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % sheets.length,
  ArrowLeft: (index) => (index + sheets.length - 1) % sheets.length,
  Home: () => 0,
  End: () => sheets.length - 1,
};

/** Shows the panel's sheets as tabs. Arrow keys move between the tabs. */
export function Sheets({ context }: { readonly context: SheetContext }) {
  const [chosen, setChosen] = useState(
    () => sheets.find(([id]) => id === sessionStorage.getItem(SHEET_KEY))?.[0] ?? 'states',
  );
  const choose = (id: SheetId) => {
    sessionStorage.setItem(SHEET_KEY, id);
    setChosen(id);
  };
  const list = useRef<HTMLDivElement>(null);
  const index = sheets.findIndex(([id]) => id === chosen);
  const [, , Sheet] = sheets[index] ?? sheets[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(index);
    const sheet = next === undefined ? undefined : sheets[next];
    if (next === undefined || sheet === undefined) return;
    event.preventDefault();
    choose(sheet[0]);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Mock settings"
        className={classes.tabs}
        onKeyDown={onKeyDown}
      >
        {sheets.map(([id, label]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`mock-tab-${id}`}
            aria-selected={id === chosen}
            aria-controls="mock-sheet"
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
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
