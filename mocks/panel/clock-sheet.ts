import { formatMoment, parseMoment } from '../scenarios/clock.ts';
import { button, element, input, row } from './elements.ts';
import type { Sheet } from './sheet.ts';

const DAY_MS = 86_400_000;
const jumps = [
  ['A day on', 1],
  ['A week on', 7],
  ['A month on', 30],
  ['A year on', 365],
] as const;

/** Says a moment of the mock's clock as people in India do. */
export const sayMoment = (moment: number): string =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(moment);

/** The time by which the site and the mock live. */
export const clockSheet: Sheet = {
  id: 'clock',
  label: 'Clock',
  draw: ({ page, model }) => {
    const { now, isTurned, seed } = model.settings();
    const field = input(page, {
      id: 'mock-now',
      label: 'Date and time in India',
      attributes: { type: 'datetime-local', min: '2000-01-02T00:00', max: '2099-12-31T00:00' },
      value: formatMoment(now),
      on: 'change',
      onChange: () => undefined,
    });
    const turn = (): void => {
      const moment = parseMoment(field.querySelector('input')?.value ?? '');
      if (typeof moment === 'number') model.turnClock(moment);
    };
    return [
      element(page, 'p', {}, [
        isTurned
          ? `It is ${sayMoment(now)} here, and it goes on from there.`
          : 'The clock is the machine’s own.',
      ]),
      element(page, 'p', { class: 'note' }, [
        `Days left, deadlines and expiries follow the clock; the seed data stays as of ${seed.day ?? 'today'}.`,
      ]),
      field,
      row(
        page,
        button(page, 'Turn the clock', turn, 'mock-turn'),
        ...(isTurned
          ? [button(page, 'Back to the real time', () => model.turnClock('real'), 'mock-real-time')]
          : []),
      ),
      row(
        page,
        ...jumps.map(([label, days]) =>
          button(page, label, () => model.turnClock(now + days * DAY_MS), `mock-jump-${days}`),
        ),
      ),
    ];
  },
};
