import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const lines = (path: string) => readFileSync(path, 'utf8').replace(/^ +/gm, '');

it('the example state in docs/mock.md matches the code', () => {
  const [, example = ''] = /^## Add a state[\s\S]*?```ts\n([\s\S]*?)```/m.exec(lines('docs/mock.md')) ?? [];
  expect(example).toContain('title:');
  expect(lines('mocks/scenarios/states/student-states.ts')).toContain(example);
});
