import { useEffect, useState } from 'react';
import classes from './back-to-top.module.css';
import { Button } from './button.tsx';

/** How many screens down it appears. */
const SCREENS = 3;

/** The way back from far down a long list: the top of the page, and the focus at its beginning. Put it after the list. */
export function BackToTop() {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const look = () => setFarDown(window.scrollY > SCREENS * window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFarDown) return null;
  return (
    <div className={classes.place}>
      <Button
        variant="default"
        size="sm"
        onClick={() => {
          // A jump: gliding past dozens of screens helps no one, and some people it makes sick.
          window.scrollTo({ top: 0, behavior: 'instant' });
          document.querySelector('main')?.focus({ preventScroll: true });
        }}
      >
        Back to top
      </Button>
    </div>
  );
}
