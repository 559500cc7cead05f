import { Initials } from './initials.tsx';
import classes from './testimonial.module.css';

export interface TestimonialProps {
  /** Determines the tint of the initials. */
  readonly seed: number;
  readonly words: string;
  readonly name: string;
  /** The person's role, office or course of study. */
  readonly part: string;
  /**
   * If true, the quotation fills the width of the page, on a tinted band. Use this for a section's
   * only quotation.
   */
  readonly isBand?: boolean;
}

/** A quotation with its author below. */
export function Testimonial({ words, name, part, seed, isBand = false }: TestimonialProps) {
  return (
    <figure className={`${isBand ? classes.band : ''} grow stack`}>
      <blockquote className="grow large prose">{words}</blockquote>
      <figcaption className="cluster">
        <Initials name={name} seed={seed} />
        <p className="grow">
          <strong>{name}</strong>
          <br />
          <span className="quiet">{part}</span>
        </p>
      </figcaption>
    </figure>
  );
}
