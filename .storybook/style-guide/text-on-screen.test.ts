import { describe, expect, it } from 'vitest';
import { textPattern } from './text-on-screen.ts';

describe('textPattern', () => {
  it('textPattern matches a text whose placeholders are filled in, even across lines', () => {
    const pattern = textPattern('File {name} is too large ({size}MB). Maximum size is 5MB.');
    expect('Oh. File deed.pdf is too large\n(5.1MB). Maximum size is 5MB.').toMatch(pattern);
  });

  it.each(['File is too large (5MB). Maximum size is 5MB', 'Failed to load profile'])(
    'the pattern for the file-size error doesn’t match the text %o',
    (text) => {
      expect(text).not.toMatch(textPattern('File {name} is too large ({size}MB). Maximum size is 5MB.'));
    },
  );
});
