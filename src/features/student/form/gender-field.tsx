import { type Control, useController } from 'react-hook-form';
import { GENDERS } from '#contract/student-words.ts';
import { Choice } from '#shared/ui/inputs/choice.tsx';
import type { StudentValues } from '../student-fields.ts';
import classes from './gender-field.module.css';

interface GenderFieldProps {
  readonly control: Control<StudentValues>;
  readonly error: string | undefined;
  readonly readOnly: boolean;
}

export function GenderField({ control, error, readOnly }: GenderFieldProps) {
  const { field } = useController({ name: 'gender', control });
  return (
    <div
      className={classes.gender}
      role="radiogroup"
      aria-labelledby="gender-label"
      aria-describedby={error ? 'gender-error' : undefined}
    >
      <span id="gender-label">Gender</span>
      <div className={classes.choices}>
        {GENDERS.map((gender, index) => (
          <Choice
            key={gender}
            id={index === 0 ? 'gender' : `gender-${gender}`}
            type="radio"
            name={field.name}
            value={gender}
            checked={field.value === gender}
            onChange={() => field.onChange(gender)}
            label={gender}
            disabled={readOnly}
          />
        ))}
      </div>
      {error && (
        <p id="gender-error" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
