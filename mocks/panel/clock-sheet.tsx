import { formatMoment, parseMoment } from '../scenarios/clock.ts';
import classes from './panel.module.css';
import { sayMoment } from './say-moment.ts';
import type { SheetContext } from './sheet-context.ts';

const DAY_MS = 86_400_000;
const jumps = [
  ['One day later', 1],
  ['One week later', 7],
  ['One month later', 30],
  ['One year later', 365],
] as const;

/** Shows and sets the clock of the site and the mock. */
export function ClockSheet({ model }: SheetContext) {
  const { now, isTurned, seed } = model.settings();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const moment = parseMoment(String(new FormData(event.currentTarget).get('moment')));
        if (typeof moment === 'number') model.turnClock(moment);
      }}
    >
      <p>
        {isTurned
          ? `The clock shows ${sayMoment(now)} and keeps running.`
          : 'The clock shows your computer’s time.'}
      </p>
      <p className={classes.note}>
        The site compares deadlines with this clock. The seed data counts its deadlines from{' '}
        {seed.day ?? 'today'}. Setting the clock does not change these deadlines.
      </p>
      <label>
        Date and time in India
        <input
          name="moment"
          type="datetime-local"
          min="2000-01-02T00:00"
          max="2099-12-31T00:00"
          defaultValue={formatMoment(now)}
        />
      </label>
      <div className={classes.buttons}>
        <button type="submit">Set the clock</button>
        {isTurned && (
          <button type="button" onClick={() => model.turnClock('real')}>
            Back to real time
          </button>
        )}
      </div>
      <div className={classes.buttons}>
        {jumps.map(([label, days]) => (
          <button key={days} type="button" onClick={() => model.turnClock(now + days * DAY_MS)}>
            {label}
          </button>
        ))}
      </div>
    </form>
  );
}
