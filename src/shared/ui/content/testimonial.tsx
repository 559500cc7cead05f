import { Portrait, type PortraitProps } from './portrait.tsx';
import classes from './testimonial.module.css';

export interface TestimonialProps extends Pick<PortraitProps, 'hair' | 'seed'> {
  readonly words: string;
  readonly name: string;
  /** What the person is: a role, an office, a course of study. */
  readonly part: string;
}

/** A quotation with its author below. */
export function Testimonial({ words, name, part, hair, seed }: TestimonialProps) {
  return (
    <figure className={`${classes.testimonial} stack`}>
      <blockquote>{words}</blockquote>
      <figcaption className="cluster">
        <Portrait hair={hair} seed={seed} size={56} />
        <p>
          <strong>{name}</strong>
          <br />
          <span className="quiet">{part}</span>
        </p>
      </figcaption>
    </figure>
  );
}
