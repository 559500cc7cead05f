import { ActionIcon } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { fill } from '#shared/text/fill.ts';
import classes from './carousel.module.css';
import { useRotation } from './rotation.ts';

export interface CarouselProps {
  /** The accessible name, such as 'Recent winners'. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** How long each slide is shown, in milliseconds. */
  readonly everyMs: number;
  /**
   * If true, the first click or key press inside stops the slides. The Play button restarts them.
   */
  readonly untilTouched?: boolean;
}

/** Slides that change automatically. They pause on hover and focus. */
export function Carousel({ label, slides, everyMs, untilTouched = false }: CarouselProps) {
  const { index, isStopped, toggle, stop, show, handlers } = useRotation(slides.length, everyMs);
  const control = useRef<HTMLButtonElement>(null);
  const touched = ({ target }: SyntheticEvent) => {
    // The Pause button has its own handler, which toggles the rotation.
    if (untilTouched && !(target instanceof Node && control.current?.contains(target))) stop();
  };
  return (
    <section
      className="stack"
      aria-roledescription="carousel"
      aria-label={label}
      onClick={touched}
      onKeyDown={touched}
      {...handlers}
    >
      {/* All slides share one grid cell, which is as tall as the tallest slide. */}
      <div className={classes.slides}>
        {slides.map(({ key, content }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={fill('{n} of {count}', { n: String(at + 1), count: String(slides.length) })}
            className={classes.slide}
            data-shown={at === index || undefined}
          >
            {content}
          </div>
        ))}
      </div>
      <div className="cluster gap-2 quiet" data-needs-script>
        <ActionIcon aria-label="Previous" onClick={() => show(index - 1)}>
          <Sign path="M10 3L5 8l5 5" />
        </ActionIcon>
        <ActionIcon ref={control} aria-label={isStopped ? 'Play' : 'Pause'} onClick={toggle}>
          <Sign path={isStopped ? 'M5 3l8 5-8 5z' : 'M5.5 3v10M10.5 3v10'} />
        </ActionIcon>
        <ActionIcon aria-label="Next" onClick={() => show(index + 1)}>
          <Sign path="M6 3l5 5-5 5" />
        </ActionIcon>
        <span aria-hidden="true">{`${index + 1} / ${slides.length}`}</span>
      </div>
    </section>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
