import { Initials } from './initials.tsx';

export interface TestimonialProps {
  /** Chooses the tint of the initials. */
  readonly seed: number;
  readonly words: string;
  readonly name: string;
  /** The person's role, office or course of study. */
  readonly part: string;
}

/** A quotation with its author below. */
export function Testimonial({ words, name, part, seed }: TestimonialProps) {
  return (
    <figure className="grow stack">
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
