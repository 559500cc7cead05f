import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '#shared/theme/choices.css';
import { Radio } from '@mantine/core';
import { type Control, useController } from 'react-hook-form';
import { GENDERS } from '#contract/student-words.ts';
import type { StudentValues } from '../student-fields.ts';

interface GenderFieldProps {
  readonly control: Control<StudentValues>;
  readonly error: string | undefined;
  readonly readOnly: boolean;
}

export function GenderField({ control, error, readOnly }: GenderFieldProps) {
  const { field } = useController({ name: 'gender', control });
  return (
    <Radio.Group
      label="Gender"
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      error={error}
      inputWrapperOrder={['label', 'input', 'error']}
    >
      <div className="cluster gap-6">
        {GENDERS.map((gender, index) => (
          <Radio
            key={gender}
            id={index === 0 ? 'gender' : `gender-${gender}`}
            value={gender}
            label={gender}
            disabled={readOnly}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
