import { Portrait } from './portrait.tsx';
import classes from './testimonial.module.css';

export interface TestimonialProps {
  readonly words: string;
  readonly name: string;
  /** What the person is: a role, an office, a course of study. */
  readonly part: string;
  /** Chooses the person's portrait. */
  readonly seed: number;
}

/** A quotation with its author below. */
export function Testimonial({ words, name, part, seed }: TestimonialProps) {
  return (
    <figure className={`${classes.testimonial} stack`}>
      <blockquote>{words}</blockquote>
      <figcaption className="cluster">
        <Portrait seed={seed} size={56} />
        <p>
          <strong>{name}</strong>
          <br />
          <span className="quiet">{part}</span>
        </p>
      </figcaption>
    </figure>
  );
}
