import { describe, expect, it } from 'vitest';
import { accept, incomparable, judge, pictureHash, pictureKey } from './acceptance.ts';

const machine = { browser: '153.0', platform: 'linux-x64', sample: 'abc' };
const accepted = { 'a.390.light': '1', 'b.390.light': '2', 'gone.390.light': '3' };
const taken = { 'new.390.light': '9', 'b.390.light': '8', 'a.390.light': '1' };

describe('judge', () => {
  it('finds what changed, what is new and what is gone since it was accepted', () => {
    expect(judge(accepted, taken)).toEqual({
      changed: ['b.390.light'],
      added: ['new.390.light'],
      gone: ['gone.390.light'],
      same: 1,
    });
  });
});

describe('accept', () => {
  it('takes over one picture and leaves the others as they were', () => {
    expect(accept(accepted, taken, ['b.390.light'])).toEqual({ ...accepted, 'b.390.light': '8' });
  });

  it('leaves nothing to judge when everything is accepted, in an order of its own', () => {
    const { changed, added, gone } = judge(accepted, taken);
    const after = accept(accepted, taken, [...changed, ...added, ...gone]);
    expect(judge(after, taken)).toEqual({ changed: [], added: [], gone: [], same: 3 });
    expect(Object.keys(after)).toEqual(['a.390.light', 'b.390.light', 'new.390.light']);
  });
});

describe('incomparable', () => {
  it('says nothing of a machine that draws alike', () => {
    expect(incomparable(machine, { ...machine })).toBeNull();
  });

  it.each([
    [{ browser: '154.0' }, 'the accepted pictures are of 153.0, and this machine has 154.0'],
    [
      { platform: 'darwin-arm64' },
      'the accepted pictures are of linux-x64, and this machine has darwin-arm64',
    ],
    [{ sample: 'xyz' }, 'this machine draws text or shapes in another way'],
  ])('says what is different: %o', (other, words) => {
    expect(incomparable(machine, { ...machine, ...other })).toBe(words);
  });
});

describe('pictureHash', () => {
  it('distinguishes pictures, and a key names story, width and scheme', () => {
    expect(pictureHash(Buffer.from('one'))).not.toBe(pictureHash(Buffer.from('two')));
    expect(pictureKey('site--home.390.dark.png')).toBe('site--home.390.dark');
  });
});
