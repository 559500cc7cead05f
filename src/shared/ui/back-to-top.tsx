import { useEffect, useState } from 'react';
import classes from './back-to-top.module.css';
import { Button } from './button.tsx';
import { focusMain } from './focus-main.ts';

/** How many screens down it appears. */
const SCREENS = 3;
/** How far a scroll goes, in pixels, before it counts as a direction. */
const DIRECTION_PX = 4;

/**
 * Returns from far down a long list to the top of the page, and moves the focus there. Put it after the list. It is
 * at the end of the list, and in a bar at the bottom of the screen while the user scrolls up.
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
          // A jump: smooth scrolling past dozens of screens helps no one and makes some people sick.
          window.scrollTo({ top: 0, behavior: 'instant' });
          focusMain();
        }}
      >
        Back to top
      </Button>
    </div>
  );
}
