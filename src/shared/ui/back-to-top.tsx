import { useEffect, useState } from 'react';
import classes from './back-to-top.module.css';
import { Button } from './button.tsx';
import { focusMain } from './focus-main.ts';

/** How many screens down it appears. */
const SCREENS = 3;
/** How far a scroll goes, in pixels, before it counts as a direction. */
const DIRECTION_PX = 4;

/**
 * The way back from far down a long list: the top of the page, and the focus at its beginning. Put it after the list.
 * It is at the list's end; for a person who scrolls up it is in a bar at the lower edge of the screen.
 */
export function BackToTop() {
  const [isFarDown, setFarDown] = useState(false);
  const [isGoingUp, setGoingUp] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const look = () => {
      const { scrollY, innerHeight } = window;
      setFarDown(scrollY > SCREENS * innerHeight);
      if (Math.abs(scrollY - before) < DIRECTION_PX) return;
      setGoingUp(scrollY < before);
      before = scrollY;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFarDown) return null;
  return (
    <div className={classes.place} data-bar={isGoingUp || undefined}>
      <Button
        variant="default"
        size="sm"
        onClick={() => {
          // A jump: gliding past dozens of screens helps no one, and some people it makes sick.
          window.scrollTo({ top: 0, behavior: 'instant' });
          focusMain();
        }}
      >
        Back to top
      </Button>
    </div>
  );
}
