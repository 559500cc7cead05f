import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { resumeJournal } from './journal.ts';

it.each([
  [['--write'], '--base-url must be'],
  [['--base-url', 'https://me:secret@api.example/api'], '--base-url must be'],
  [['--base-url', 'http://api.example', '--write'], '--write needs a token'],
  [['--base-url', 'http://api.example', 'eyJ.secret.token'], 'must belong to an option'],
  [['--undo', 'FILE'], '--undo needs the tokens'],
])('the contract check refuses the arguments %j and says why, without repeating a secret', (args, reason) => {
  expect(() => readArguments(args, {}, 0)).toThrow(reason);
  expect(() => readArguments(args, {}, 0)).not.toThrow('secret');
});

it('resumeJournal refuses a file that no contract check has written', () => {
  expect(() => resumeJournal('FILE')).toThrow('FILE is not a record file');
});
