import classes from './initials.module.css';

export interface InitialsProps {
  readonly name: string;
  /** Determines the tint of the circle. */
  readonly seed: number;
  readonly size?: 'md' | 'lg';
}

/** A person's initials in a tinted circle. Decorative, because the name is next to it. */
export function Initials({ name, seed, size = 'md' }: InitialsProps) {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  return (
    <span className={classes.initials} data-size={size} data-tint={seed % 3} aria-hidden="true">
      {letters.join('')}
    </span>
  );
}
