import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './my-applications.module.css';

const ROWS = ['one', 'two', 'three'];

/** The likely widths of each fact's lines. */
const FACTS = [
  { fact: 'amount', lines: ['4.5rem'] },
  { fact: 'sent', lines: ['8.5rem'] },
  { fact: 'deadline', lines: ['8.5rem', '5.5rem'] },
  { fact: 'status', lines: ['5rem', '12rem'] },
] as const;

/** The list's skeleton, with a typical number of rows. */
export function MyApplicationsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your applications</VisuallyHidden>
      <div className={classes.list} aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className={classes.item}>
            <div className={classes.row}>
              <div className={classes.what}>
                <Skeleton width="14rem" height="1.35rem" />
                <Skeleton width="8rem" height="1.4rem" />
              </div>
              <dl className={classes.facts}>
                {FACTS.map(({ fact, lines }) => (
                  <div key={fact} className={classes.fact} data-fact={fact}>
                    <dt>
                      <Skeleton width="4rem" height="1.2rem" />
                    </dt>
                    <dd className={classes.lines}>
                      {lines.map((width) => (
                        <Skeleton key={width} width={width} height="1.5rem" />
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
            <Skeleton width="7rem" height="1.4rem" style={{ marginTop: '1rem' }} />
          </div>
        ))}
      </div>
    </div>
  );
}
