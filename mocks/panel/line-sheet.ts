import { endpoints, operationIds } from '#contract/endpoints.ts';
import type { LineSettings } from '../scenarios/line-settings.ts';
import { checkbox, element, input, select } from './elements.ts';
import type { Sheet, SheetContext } from './sheet.ts';

const latencies = [0, 300, 1000, 3000, 9000] as const;
const uploads = [4_000_000, 200_000, 50_000, 20_000] as const;

/** A choice among numbers, with the present one among them whatever it is. */
const choices = (numbers: readonly number[], present: number, word: string) =>
  [...new Set([...numbers, present])].map(
    (value) => [String(value), `${value.toLocaleString('en-IN')} ${word}`] as const,
  );

type NumberSetting = 'failNext' | 'failRate' | 'seed';
const numbers: readonly (readonly [
  key: NumberSetting,
  id: string,
  label: string,
  min: number,
  max: number,
])[] = [
  ['failNext', 'mock-fail-next', 'Let the next calls fail (a read is tried three times)', 0, 999],
  ['failRate', 'mock-fail-rate', 'Calls of a hundred that fail', 0, 100],
  ['seed', 'mock-seed', 'Which of them: another number picks others', 1, 999],
];

function drawOperations({ page, model, redraw }: SheetContext, { real }: LineSettings): Node {
  return element(page, 'details', { open: real.length > 0 && '' }, [
    element(page, 'summary', {}, [`Answered by the configured backend (${real.length})`]),
    element(page, 'p', { class: 'note' }, [
      'A ticked operation goes to the base URL of the REST API, and its answer is checked against the contract. The backend has to take the mock’s session tokens, or a user’s id (VITE_API_BEARER=user-id).',
    ]),
    ...operationIds.map((id) =>
      checkbox(page, {
        id: `mock-real-${id}`,
        label: `${id} (${endpoints[id].method} ${endpoints[id].path})`,
        checked: real.includes(id),
        onChange: (checked) => {
          model.setReal(id, checked);
          redraw();
        },
      }),
    ),
  ]);
}

/** How slow the line is, whether it is dead, what fails on it, and who answers at its end. */
export const lineSheet: Sheet = {
  id: 'line',
  label: 'Line',
  draw: (context) => {
    const { page, model, redraw } = context;
    const { line } = model.settings();
    const configure = (part: Partial<LineSettings>): void => {
      model.configureLine(part);
      redraw();
    };
    return [
      select(page, {
        id: 'mock-latency',
        label: 'Latency',
        options: choices(latencies, line.latencyMs, 'ms'),
        value: String(line.latencyMs),
        onChange: (ms) => configure({ latencyMs: Number(ms) }),
      }),
      select(page, {
        id: 'mock-upload',
        label: 'Uploads leave with',
        options: choices(uploads, line.uploadRate, 'bytes a second'),
        value: String(line.uploadRate),
        onChange: (rate) => configure({ uploadRate: Number(rate) }),
      }),
      checkbox(page, {
        id: 'mock-offline',
        label: 'Offline',
        checked: line.offline,
        onChange: (offline) => configure({ offline }),
      }),
      ...numbers.map(([key, id, label, min, max]) =>
        input(page, {
          id,
          label,
          attributes: { type: 'number', min: String(min), max: String(max), step: '1' },
          value: String(line[key]),
          on: 'change',
          // What is out of bounds is said by the browser, and goes back.
          onChange: (value, field) =>
            field.reportValidity() && value !== '' ? configure({ [key]: Number(value) }) : redraw(),
        }),
      ),
      element(page, 'p', { class: 'note' }, [
        'The failures above are of the REST API alone. Sign-in, storage, database and email follow latency and offline, and fail by their own rows of the catalogue.',
      ]),
      drawOperations(context, line),
    ];
  },
};
