import '@mantine/core/styles/Rating.layer.css';
import { Rating } from '@mantine/core';
import { fill } from '#shared/text/fill.ts';
import { BEST_SCORE } from './applicant-scores.ts';
import classes from './score-field.module.css';

export interface ScoreFieldProps {
  /** What the score is about; empty for the application as a whole. */
  readonly question: string;
  /** 0 for none. */
  readonly value: number;
  readonly onChange: (score: number) => void;
}

/** The user's private score of one answer, from 1 to 5. */
export function ScoreField({ question, value, onChange }: ScoreFieldProps) {
  const ofFive = (score: number) =>
    score === 0 ? 'No score' : fill('{score} of {best}', { score: String(score), best: String(BEST_SCORE) });
  return (
    <div className="cluster gap-2">
      <span className="quiet" aria-hidden="true">
        Your score
      </span>
      <Rating
        role="radiogroup"
        aria-label={question === '' ? 'Your score' : fill('Your score: {question}', { question })}
        classNames={{ starSymbol: classes.star ?? '' }}
        color="var(--ee-marigold)"
        size="lg"
        count={BEST_SCORE}
        allowClear
        value={value}
        getSymbolLabel={ofFive}
        onChange={onChange}
      />
      <span className="quiet">{value > 0 && ofFive(value)}</span>
    </div>
  );
}
