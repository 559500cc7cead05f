import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { normalizeHttpFailure } from './failure.ts';
import { contractRefusals, type RefusalShape } from './refusal-shapes.ts';

const shapes: readonly RefusalShape[] = Object.values(contractRefusals);

describe('the shapes of a refusal', () => {
  it.each(shapes)(
    'the example of a $name refusal matches its own shape and no earlier shape in the list',
    (shape) => {
      expect(shapes.find(({ schema }) => v.is(schema, shape.example))).toBe(shape);
    },
  );

  it.each(shapes)('normalizeHttpFailure reads the messages of a $name refusal', ({ example }) => {
    const { message, fields } = normalizeHttpFailure(400, example);
    const words = [message, ...Object.values(fields ?? {}).flat()].filter((word) => word !== undefined);
    expect(words).not.toHaveLength(0);
    for (const word of words) expect(JSON.stringify(example)).toContain(word);
  });
});
