import { Suspense, useEffect, useState } from 'react';
import { useSession } from '#shared/session/session-context.tsx';
import { lazyOptional } from '#shared/ui/browser/lazy-component.ts';
import { whenIdle } from '#shared/ui/browser/when-idle.ts';
import classes from './home.module.css';
import { Home } from './home.tsx';

const News = lazyOptional(() => import('./news-page.tsx'));
const ForYou = lazyOptional(() => import('./for-you-page.tsx'));

/**
 * Later visits show the news immediately, so that the page has its full height when the user goes
 * back.
 */
let hasBeenIdle = false;

/** The home page with the parts that load after the first paint. */
export function HomeScreen() {
  const { status } = useSession();
  const isKnown = { 'signed-in': true, 'signed-out': false, loading: undefined }[status];
  return <Home isKnown={isKnown} forYou={<HomeForYou />} now={<HomeNow />} />;
}

/** Current content, which loads after the first paint. Its space is reserved. */
function HomeNow() {
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

/**
 * The next step of a signed-in user. On devices where a user has signed in, its space is reserved.
 */
function HomeForYou() {
  const { status } = useSession();
  if (status === 'signed-out') return null;
  const place = <div className={classes.forYouPlace} data-needs-script />;
  return status === 'signed-in' ? (
    <Suspense fallback={place}>
      <ForYou place={place} />
    </Suspense>
  ) : (
    place
  );
}
