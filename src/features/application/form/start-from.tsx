import { Button } from '@mantine/core';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { firstWords } from '#shared/text/first-words.ts';
import type { Answers } from '../answer-fields.ts';
import type { EarlierAnswers } from './earlier-answers.ts';

export interface StartFromProps {
  // biome-ignore lint/suspicious/noExplicitAny: the form's output type does not matter here
  readonly form: Pick<UseFormReturn<Answers, any, any>, 'control' | 'setValue' | 'setFocus'>;
  readonly earlier: readonly EarlierAnswers[];
}

/**
 * Offers to fill the form with the answers from an earlier application, but only while both answer
 * fields are empty, so that no text is overwritten. When the offer is hidden, a line of text takes
 * its place, so that the form does not move when the earlier applications load.
 */
export function StartFrom({ form, earlier }: StartFromProps) {
  const isEmpty = useWatch({
    control: form.control,
    compute: ({ whyNeed, whyFit }) => `${whyNeed}${whyFit}`.trim() === '',
  });
  const [hasStarted, setStarted] = useState(false);
  const isFilled = hasStarted && !isEmpty;
  const start = ({ answers }: EarlierAnswers) => {
    form.setValue('whyNeed', answers.whyNeed, { shouldDirty: true });
    form.setValue('whyFit', answers.whyFit, { shouldDirty: true });
    setStarted(true);
    form.setFocus('whyNeed');
  };
  return (
    <div>
      {isEmpty && earlier.length > 0 ? (
        <details>
          <summary>Start from an earlier application</summary>
          <ul className="rows">
            {earlier.map((one) => {
              const sent = one.sentAt
                ? fill('Sent on {date}', { date: formatLongDate(one.sentAt) })
                : 'Date not known';
              return (
                <li key={one.id} className="cluster">
                  <div className="grow">
                    {one.title !== null && (
                      <p className="strong" dir="auto">
                        {one.title}
                      </p>
                    )}
                    <p className={one.title === null ? 'strong' : 'quiet'}>{sent}</p>
                    <p className="quiet" dir="auto">
                      {firstWords(one.answers.whyNeed, 90)}
                    </p>
                  </div>
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={fill('Use these answers: {name}', {
                      name: [one.title, sent].filter(Boolean).join(', '),
                    })}
                    onClick={() => start(one)}
                  >
                    Use these answers
                  </Button>
                </li>
              );
            })}
          </ul>
        </details>
      ) : (
        !isFilled && <p>Answer two questions in your own words.</p>
      )}
      <p role="status">
        {isFilled && 'We’ve filled in your earlier answers. Change what’s different for this scholarship.'}
      </p>
    </div>
  );
}
