import { Portrait } from './portrait.tsx';
import classes from './voice.module.css';

export interface VoiceProps {
  readonly words: string;
  readonly name: string;
  /** What the person does: a part, an office, a course of study. */
  readonly part: string;
  /** Which of the drawn portraits stands for the person. */
  readonly seed: number;
}

/** Somebody's words, and below them who says them. */
export function Voice({ words, name, part, seed }: VoiceProps) {
  return (
    <figure className={classes.voice}>
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
