import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { resumeJournal } from './journal.ts';

it.each([
  [['--write'], '--base-url must be'],
  [['--base-url', 'https://me:secret@api.example/api'], '--base-url must be'],
  [['--base-url', 'http://api.example', '--write'], '--write needs a token'],
  [['--base-url', 'http://api.example', 'eyJ.secret.token'], 'must belong to an option'],
  [['--undo', 'FILE'], '--undo needs the tokens'],
])('the command line %j is refused with the reason, and no secret is repeated', (args, reason) => {
  expect(() => readArguments(args, {}, 0)).toThrow(reason);
  expect(() => readArguments(args, {}, 0)).not.toThrow('secret');
});

it('a record file that no check has written is refused', () => {
  expect(() => resumeJournal('FILE')).toThrow('FILE is not a record file');
});
