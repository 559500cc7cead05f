import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readRecorded } from '#mocks/recording/recorded-file.ts';
import { readRecordedFolder } from '#mocks/recording/recorded-folder.ts';
import { root } from './npm-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'record-'));
afterAll(() => rmSync(folder, { recursive: true }));

function record(...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/record.ts', ...parameters], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const user = {
  id: 'u-81',
  name: 'Ishwari Bendre',
  email: 'ishwari@mail.test',
  role: 'STUDENT',
  pan: 'ABCDE1234F',
};
const call = (status: number, body: object) => ({
  startedDateTime: '2026-11-20T09:30:00Z',
  request: { method: 'GET', url: 'https://api.test/v1/users/u-81' },
  response: { status, content: { mimeType: 'application/json', text: JSON.stringify(body) } },
});

it('writes a file without anything personal for each operation and status, and overwrites none', () => {
  const har = join(folder, 'visit.har');
  const entries = [call(200, user), call(200, user), call(404, { error: 'No Ishwari Bendre here.' })];
  writeFileSync(har, JSON.stringify({ log: { entries } }));
  const to = join(folder, 'made');
  expect(record(har, '--to', to)).toMatchObject({ status: 0 });
  expect(record(har, '--to', to).said).toContain('recorded-users-byid-200-2.json, 1 unknown field left out');
  expect(readdirSync(to).toSorted()).toEqual([
    'recorded-users-byid-200-2.json',
    'recorded-users-byid-200.json',
    'recorded-users-byid-404-2.json',
    'recorded-users-byid-404.json',
  ]);
  for (const file of readdirSync(to)) {
    expect(readFileSync(join(to, file), 'utf8')).not.toMatch(/Ishwari|Bendre|mail\.test|ABCDE|u-81/);
  }
  for (const { text } of readRecordedFolder(to)) expect(readRecorded(text).text).toBeNull();
});

it('says what is wrong with a file, and fails', () => {
  const wrong = join(folder, 'wrong.har');
  writeFileSync(wrong, '{"log":{}}');
  expect(record(wrong)).toMatchObject({ status: 1, said: expect.stringContaining('‘log.entries’') });
  expect(record(join(folder, 'none.har'))).toMatchObject({
    status: 1,
    said: expect.stringContaining('none.har'),
  });
  expect(record()).toMatchObject({ status: 2, said: expect.stringContaining('Which HAR file?') });
});
