import { element } from './elements.ts';
import type { Sheet } from './sheet.ts';

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A list of tabs, gone through by the arrow keys; the chosen one alone is in the order of the Tab key. */
export function drawTabs(
  page: Document,
  sheets: readonly Sheet[],
  chosen: string,
  choose: (id: string) => void,
): HTMLElement {
  const tabs = sheets.map(({ id, label }) => {
    const isChosen = id === chosen;
    const tab = element(
      page,
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `mock-tab-${id}`,
        'aria-selected': String(isChosen),
        'aria-controls': 'mock-sheet',
        tabindex: isChosen ? '0' : '-1',
      },
      [label],
    );
    tab.addEventListener('click', () => choose(id));
    return tab;
  });
  const list = element(page, 'div', { role: 'tablist', 'aria-label': 'What to set' }, tabs);
  list.addEventListener('keydown', (event) => {
    const index = sheets.findIndex(({ id }) => id === chosen);
    const next = sheets[moves[event.key]?.(index, sheets.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
  });
  return list;
}
