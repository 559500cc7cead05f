import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '#shared/theme/choices.css';
import { SegmentedControl } from '@mantine/core';
import { fill } from '#shared/text/fill.ts';
import { BEST_SCORE } from './applicant-scores.ts';

export interface ScoreFieldProps {
  /** The heading of the scored answer. Empty for text without a heading. */
  readonly question: string;
  /** 0 means no score. */
  readonly value: number;
  readonly onChange: (score: number) => void;
}

const scores = [
  { value: '0', label: 'None' },
  ...Array.from({ length: BEST_SCORE }, (_, index) => String(index + 1)),
];

/**
 * The field for the user's private score of one answer, from 1 to 5. Uses plain radio buttons,
 * because Mantine's Rating does not respond to arrow keys or screen readers until the user presses
 * Enter.
 */
export function ScoreField({ question, value, onChange }: ScoreFieldProps) {
  return (
    <div className="cluster gap-2">
      <span className="quiet" aria-hidden="true">
        Your score
      </span>
      <SegmentedControl
        aria-label={question === '' ? 'Your score' : fill('Your score: {question}', { question })}
        data={scores}
        value={String(value)}
        onChange={(score) => onChange(Number(score))}
      />
    </div>
  );
}
