import {
  type CatalogueEntry,
  type Coverage,
  coverageOf,
  groupBySlice,
  searchCatalogue,
} from './catalogue.ts';
import { button, element, input, row } from './elements.ts';
import type { Sheet, SheetContext } from './sheet.ts';

const figures = ({ seen, all }: Coverage): string => `${seen} of ${all} seen`;

/** What was searched for stays while the page is open. */
let query = '';

/** So do the groups that were opened and closed, by slice. */
const opened = new Map<string, boolean>();

function drawEntry({ page, model }: SheetContext, entry: CatalogueEntry, current: string | null): Node {
  const { id, href, rulesHref, title, text } = entry;
  const isSeen = model.seen.has(id);
  return element(page, 'li', { class: isSeen && 'seen' }, [
    element(page, 'span', { class: 'tick', 'aria-hidden': 'true' }, [isSeen ? '✓' : '○']),
    element(page, 'div', {}, [
      element(page, 'a', { href, 'aria-current': id === current && 'true' }, [title]),
      ...(isSeen ? [element(page, 'span', { class: 'unseen-text' }, [' (seen)'])] : []),
      element(page, 'p', { class: 'note' }, [text === null ? 'Told on the console alone' : `“${text}”`]),
      ...(rulesHref === null
        ? []
        : [
            element(
              page,
              'a',
              { href: rulesHref, class: 'ruleFlow', 'aria-label': `By the rules alone: ${id}` },
              ['By the rules alone'],
            ),
          ]),
    ]),
  ]);
}

function drawList(context: SheetContext): Node[] {
  const { page, model } = context;
  const current = model.current();
  const found = searchCatalogue(model.entries, query);
  const groups = [...groupBySlice(found)].map(([slice, entries]) => {
    const whole = model.entries.filter((entry) => entry.slice === slice);
    const isOpen = query !== '' || (opened.get(slice) ?? entries.some(({ id }) => id === current));
    const summary = element(page, 'summary', { id: `mock-slice-${slice}` }, [
      `${slice} (${figures(coverageOf(whole, model.seen.has))})`,
    ]);
    const group = element(page, 'details', { open: isOpen && '' }, [
      summary,
      element(
        page,
        'ul',
        { class: 'entries' },
        entries.map((entry) => drawEntry(context, entry, current)),
      ),
    ]);
    summary.addEventListener('click', () => opened.set(slice, !group.open));
    return group;
  });
  const count = query === '' ? figures(coverageOf(model.entries, model.seen.has)) : `${found.length} found`;
  return [element(page, 'p', { role: 'status' }, [count]), ...groups];
}

/** Every error and every other state, to search, to open, and to tick. */
export const catalogueSheet: Sheet = {
  id: 'catalogue',
  label: 'Catalogue',
  draw: (context) => {
    const { page, model, copy, redraw } = context;
    const list = element(page, 'div', {}, drawList(context));
    return [
      input(page, {
        id: 'mock-search',
        label: 'Search by title, text, id, screen or requirement',
        attributes: { type: 'search', autofocus: '', autocomplete: 'off', spellcheck: 'false' },
        value: query,
        on: 'input',
        onChange: (text) => {
          query = text.trim();
          list.replaceChildren(...drawList(context));
        },
      }),
      list,
      row(
        page,
        button(page, 'Copy as Markdown', () => copy(model.markdown(), 'Copied'), 'mock-markdown'),
        button(
          page,
          'Clear progress',
          () => {
            model.seen.clear();
            redraw();
          },
          'mock-untick',
        ),
      ),
    ];
  },
};
