import { describe, expect, it } from 'vitest';
import { compareRequirements } from './requirements.ts';

const document = `
| id | requirement | where |
|---|---|---|
| SCH-01 | A list | list |
| SCH-02 | A card | list |
`;
const proved = { path: 'src/list.test.ts', text: "it('[SCH-01] [SCH-02] shows cards', …)" };

describe('the requirements document', () => {
  it('compareRequirements reports nothing if every row has a test and every cited id has a row', () => {
    const code = { path: 'src/list.ts', text: '/** A card (SCH-02). UTF-16 is no requirement. */' };
    expect(compareRequirements(document, [proved, code])).toEqual({
      unlisted: new Map(),
      untested: [],
      repeated: [],
    });
  });

  it('compareRequirements reports an id that a comment or title cites but no row lists', () => {
    const code = { path: 'src/list.ts', text: '/** Sorted by deadline (SCH-07). */' };
    const test = { path: 'src/other.test.ts', text: "it('[NEW-01] does something', …)" };
    expect(compareRequirements(document, [proved, code, test]).unlisted).toEqual(
      new Map([
        ['SCH-07', ['src/list.ts']],
        ['NEW-01', ['src/other.test.ts']],
      ]),
    );
  });

  it('compareRequirements reports a row that only code cites, and a repeated row', () => {
    const code = { path: 'src/list.ts', text: '/** [SCH-01] and [SCH-02]. */' };
    expect(compareRequirements(document, [code]).untested).toEqual(['SCH-01', 'SCH-02']);
    expect(compareRequirements(`${document}| SCH-01 | Again | list |\n`, [proved]).repeated).toEqual([
      'SCH-01',
    ]);
  });
});
