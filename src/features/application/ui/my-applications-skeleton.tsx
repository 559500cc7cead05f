import { Bone } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './my-applications.module.css';

const ROWS = ['one', 'two', 'three'];
const FACTS = ['Amount', 'Sent', 'Deadline', 'Status'];

/** The list while it is on its way, with its own rows. */
export function MyApplicationsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your applications</VisuallyHidden>
      <ul className={classes.list} aria-hidden="true">
        {ROWS.map((row) => (
          <li key={row} className={classes.item}>
            <div className={classes.row}>
              <div className={classes.what}>
                <Bone width="14rem" height="1.35rem" />
                <Bone width="8rem" height="1.25rem" />
              </div>
              <div className={classes.facts}>
                {FACTS.map((fact) => (
                  <div key={fact} className={classes.fact}>
                    <Bone width="5rem" height="1.25rem" />
                    <Bone width="8rem" height="1.5rem" />
                  </div>
                ))}
              </div>
            </div>
            <Bone width="8rem" height="1.5rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}
