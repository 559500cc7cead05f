import { supportHours, supportState } from './opening-hours.ts';
import classes from './support-hours.module.css';

export interface SupportHoursProps {
  /** Milliseconds since 1970; null in a page that the build drew, which knows no time. */
  readonly now: number | null;
}

/** When somebody is there, and whether that is now (CON-01). */
export function SupportHours({ now }: SupportHoursProps) {
  const state = now === null ? null : supportState(now);
  return (
    <div className={classes.hours}>
      <table>
        <caption>Support hours</caption>
        <tbody>
          {supportHours.map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.state} data-open={state?.isOpen}>
        {state?.text}
      </p>
      <p className={classes.zone}>Times are Indian Standard Time.</p>
    </div>
  );
}
