import { Suspense, useEffect, useState } from 'react';
import { lazyOptional } from '#shared/ui/browser/lazy-component.ts';
import { whenIdle } from '#shared/ui/browser/when-idle.ts';
import classes from './home.module.css';

const News = lazyOptional(() => import('./news-page.tsx'));

/** Later visits show the news at once: Back finds the page as long as it was. */
let hasBeenIdle = false;

/** What is on the site now, behind the first paint: its place is kept until it is there. */
export function HomeNow() {
  const [isIdle, setIdle] = useState(hasBeenIdle);
  useEffect(
    () =>
      whenIdle(() => {
        hasBeenIdle = true;
        setIdle(true);
      }),
    [],
  );
  const place = <div className={classes.place} data-needs-script />;
  return isIdle ? (
    <Suspense fallback={place}>
      <News place={place} />
    </Suspense>
  ) : (
    place
  );
}
