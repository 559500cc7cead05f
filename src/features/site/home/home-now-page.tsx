import { Suspense, useEffect, useState } from 'react';
import { useSession } from '#shared/session/session-context.tsx';
import { lazyOptional } from '#shared/ui/browser/lazy-component.ts';
import { whenIdle } from '#shared/ui/browser/when-idle.ts';
import { Section } from '#shared/ui/layout/section.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import classes from './home.module.css';
import { Home } from './home.tsx';

const News = lazyOptional(() => import('./news-page.tsx'));
const ForYou = lazyOptional(() => import('./for-you-page.tsx'));

/**
 * True once the page has been idle. A later visit then shows the news immediately, so that the page
 * has its full height when the user goes back.
 */
let hasBeenIdle = false;

/** The home page with the parts that load after the first paint. */
export function HomeScreen() {
  const session = useSession();
  const isKnown = { 'signed-in': true, 'signed-out': false, loading: undefined }[session.status];
  const name = session.status === 'signed-in' ? session.user.name : undefined;
  return <Home isKnown={isKnown} name={name} forYou={<HomeForYou />} now={<HomeNow />} />;
}

/**
 * Shows the news, which loads after the first paint. Until then, a placeholder reserves the space.
 */
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
  const place = <NewsPlace />;
  return isIdle ? (
    <Suspense fallback={place}>
      <News place={place} />
    </Suspense>
  ) : (
    place
  );
}

const ROWS = [1, 2, 3, 4] as const;

/**
 * Placeholder for the news, about as tall as the news on a wide screen. Its height is in whole
 * pixels, so that the browser can keep the exact scroll position.
 */
function NewsPlace() {
  return (
    <div className={classes.news} data-needs-script style={{ height: '71rem', overflow: 'hidden' }}>
      <Section id="news" title="Find your scholarship">
        <div className="with-aside">
          <div className="lines">
            {ROWS.map((row) => (
              <div key={row}>
                <Skeleton height="1.5em" />
              </div>
            ))}
          </div>
          <Skeleton height="9rem" />
        </div>
      </Section>
      <div className="section columns">
        <Skeleton height="28rem" />
        <Skeleton height="28rem" />
      </div>
    </div>
  );
}

/**
 * Shows a signed-in user's next step. While it loads, a placeholder reserves the space on devices
 * where a user has signed in.
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
