import type { SeedName } from '../data/seed-data.ts';
import type { TableDiff } from '../store/seed-diff.ts';
import { button, element, input, row, select } from './elements.ts';
import type { Sheet, SheetContext } from './sheet.ts';

const write = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);

function drawTable(page: Document, { table, added, changed, removed }: TableDiff): Node {
  const line = (word: string, id: string, children: readonly Node[]) =>
    element(page, 'li', {}, [element(page, 'b', {}, [`${word} ${id}`]), ...children]);
  return element(page, 'details', {}, [
    element(page, 'summary', {}, [
      `${table}: ${added.length} added, ${changed.length} changed, ${removed.length} removed`,
    ]),
    element(page, 'ul', { class: 'changes' }, [
      ...added.map((record) =>
        line('Added', record.id, [
          element(page, 'pre', { tabindex: '0' }, [JSON.stringify(record, null, 2)]),
        ]),
      ),
      ...changed.map(({ id, fields }) =>
        line('Changed', id, [
          element(
            page,
            'dl',
            {},
            fields.flatMap(({ field, before, after }) => [
              element(page, 'dt', {}, [field]),
              element(page, 'dd', {}, [
                element(page, 'del', {}, [write(before)]),
                ' → ',
                element(page, 'ins', {}, [write(after)]),
              ]),
            ]),
          ),
        ]),
      ),
      ...removed.map((id) => line('Removed', id, [])),
    ]),
  ]);
}

function saveFile(page: Document, name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element(page, 'a', { href: url, download: name }).click();
  // The download has taken it over by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

async function takeFile(file: File, { model, say }: SheetContext): Promise<void> {
  try {
    await model.importSnapshot(await file.text());
  } catch (error) {
    say(
      `‘${file.name}’ was not imported, and nothing has changed. ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Which seed it is, what has changed in it, and its way into a file and out of one. */
export const seedSheet: Sheet = {
  id: 'seed',
  label: 'Seed data',
  draw: (context) => {
    const { page, model, say } = context;
    const { seed } = model.settings();
    const diff = model.diff();
    return [
      select(page, {
        id: 'mock-seed',
        label: 'Seed data',
        options: model.seeds.map((name) => [name, name] as const),
        value: seed.name,
        onChange: (name) => model.setSeed(name as SeedName),
      }),
      ...(seed.day === null
        ? []
        : [element(page, 'p', { class: 'note' }, [`Its deadlines are counted from ${seed.day}.`])]),
      element(page, 'h3', {}, ['What has changed since the seed data was new']),
      ...(diff.length === 0
        ? [element(page, 'p', {}, ['Nothing.'])]
        : diff.map((table) => drawTable(page, table))),
      row(
        page,
        button(
          page,
          'Export to a file',
          () => {
            saveFile(page, `eduempower-seed-${seed.name}.json`, model.exportSnapshot());
            say('The file is saved.');
          },
          'mock-export',
        ),
        button(page, 'Reset all data', () => void model.reset(), 'mock-reset'),
      ),
      input(page, {
        id: 'mock-import',
        label: 'Import from a file',
        attributes: { type: 'file', accept: 'application/json,.json' },
        value: '',
        on: 'change',
        onChange: (_, field) => {
          const [file] = field.files ?? [];
          if (file) void takeFile(file, context);
          // The same file can be chosen again once it is mended.
          field.value = '';
        },
      }),
    ];
  },
};
