import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatRupees } from '#shared/format/amount.ts';
import carousel from '#shared/ui/content/carousel.module.css';
import { useRotation } from '#shared/ui/content/rotation.ts';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { sampleWinners } from './landing-content.ts';
import classes from './winners-toast.module.css';

/** How long each winner is shown, in milliseconds (HOME-06). */
const EVERY_MS = 3000;

/** Shows one recent winner after another, without interrupting screen readers. */
export function WinnersToast() {
  const [isHidden, setHidden] = useState(false);
  const { index, isStopped, toggle, handlers } = useRotation(sampleWinners.length, EVERY_MS);
  if (isHidden) return null;
  return (
    <aside
      ref={focusAroundOnRemoval}
      className={`${classes.toast} notice section cluster`}
      aria-label="Recent winners"
      {...handlers}
    >
      <span className={`${classes.label} quiet`}>Example</span>
      <div className={`${carousel.slides} grow`} aria-live="off">
        {sampleWinners.map(({ name, amount }, at) => (
          <p
            key={name}
            className={carousel.slide}
            data-shown={at === index || undefined}
            aria-hidden={at !== index}
          >
            <strong>{name}</strong> <span>{`was awarded ${formatRupees(amount)}.`}</span>
          </p>
        ))}
      </div>
      <div className={`cluster gap-2`}>
        <Button variant="default" size="sm" onClick={toggle}>
          {isStopped ? 'Play' : 'Pause'}
        </Button>
        <Button variant="default" size="sm" onClick={() => setHidden(true)}>
          Hide
        </Button>
      </div>
    </aside>
  );
}
