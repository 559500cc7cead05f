import { Portrait } from './portrait.tsx';
import classes from './testimonial.module.css';

export interface TestimonialProps {
  readonly words: string;
  readonly name: string;
  /** What the person does: a part, an office, a course of study. */
  readonly part: string;
  /** Which of the drawn portraits is the person's. */
  readonly seed: number;
}

/** A quotation, with the name of its author below it. */
export function Testimonial({ words, name, part, seed }: TestimonialProps) {
  return (
    <figure className={classes.testimonial}>
      <blockquote>{words}</blockquote>
      <figcaption>
        <Portrait seed={seed} size={56} />
        <p>
          <strong>{name}</strong>
          <br />
          <span className={classes.part}>{part}</span>
        </p>
      </figcaption>
    </figure>
  );
}
