import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparisonPage } from './comparison-page.ts';
import { contactSheet, pngSize } from './contact-sheet.ts';
import { failureMark, picturesOf, roundsOf, roundsToTake } from './pictures.ts';
import { reviewPage } from './review-page.ts';

const stories = [
  { id: 'site-pages--home', title: 'Site/Pages', name: 'Home' },
  { id: 'x--y', title: 'Say "hello" & <b>', name: 'It’s' },
];

describe('picturesOf', () => {
  it('has four pictures of a story', () => {
    expect(picturesOf(stories.slice(0, 1)).map(({ file }) => file)).toEqual([
      'site-pages--home.390.light.png',
      'site-pages--home.390.dark.png',
      'site-pages--home.1440.light.png',
      'site-pages--home.1440.dark.png',
    ]);
  });
});

describe('roundsToTake', () => {
  it('takes again what is missing in a folder, and a story that could not be shown', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    const [story] = stories;
    const files = picturesOf(story ? [story] : []).map(({ file }) => join(folder, file));
    for (const file of files) writeFileSync(file, '');
    const left = () =>
      roundsToTake(stories.slice(0, 1), folder).map(({ width, scheme }) => `${width} ${scheme}`);
    expect(left()).toEqual([]);
    rmSync(files[3] ?? '');
    writeFileSync(failureMark(files[0] ?? ''), '');
    expect(left()).toEqual(['390 light', '1440 dark']);
    rmSync(folder, { recursive: true });
  });
});

describe('roundsOf', () => {
  it('has the stories of a part of the sidebar in one page, in their order, at each width and scheme, the long ones first', () => {
    const home = { id: 'site-pages--home', title: 'Site/Pages', name: 'Home' };
    const form = { id: 'donation-form--x', title: 'Donation/Form', name: 'X' };
    const panel = { id: 'donation-panel--y', title: 'Donation/Panel', name: 'Y' };
    const rounds = roundsOf([home, form, panel]);
    expect(rounds.map(({ width, scheme, members }) => [width, scheme, members.map(({ id }) => id)])).toEqual([
      [390, 'light', [form.id, panel.id]],
      [390, 'dark', [form.id, panel.id]],
      [1440, 'light', [form.id, panel.id]],
      [1440, 'dark', [form.id, panel.id]],
      [390, 'light', [home.id]],
      [390, 'dark', [home.id]],
      [1440, 'light', [home.id]],
      [1440, 'dark', [home.id]],
    ]);
  });
});

describe('contactSheet', () => {
  const sheet = contactSheet(stories, () => ({ width: 390, height: 844 }));

  it('shows each picture, named, with its size, when it comes near', () => {
    expect(sheet.match(/<img /g)).toHaveLength(8);
    expect(sheet).toContain(
      '<img src="site-pages--home.390.dark.png" alt="Site/Pages, Home, 390 pixels wide, dark" loading="lazy" width="390" height="844">',
    );
  });

  it('can be searched by title, width and scheme', () => {
    expect(sheet).toContain('data-words="site/pages home"');
    for (const name of ['words', 'width', 'scheme']) expect(sheet).toContain(`name="${name}"`);
  });

  it('takes a title as words and not as markup', () => {
    expect(sheet).not.toContain('<b>');
    expect(sheet).toContain('Say &#34;hello&#34; &#38; &#60;b&#62;');
  });
});

describe('pngSize', () => {
  it('reads a picture’s size', () => {
    expect(pngSize(PNG.sync.write(new PNG({ width: 3, height: 5 })))).toEqual({ width: 3, height: 5 });
  });
});

describe('comparisonPage', () => {
  it('lists what is new and gone, and shows what changed side by side', () => {
    const page = comparisonPage({
      added: ['new.png'],
      gone: ['gone.png'],
      changed: [
        { file: 'a.png', pixels: 12, before: '../old/a.png', after: 'a.png', marks: 'changed/a.png' },
      ],
      same: 7,
    });
    expect(page).toContain('1 changed, 1 new, 1 gone, 7 the same.');
    expect(page).toContain('a.png: 12 pixels');
    for (const at of ['../old/a.png', 'a.png', 'changed/a.png']) expect(page).toContain(`src="${at}"`);
    expect(page).toContain('<li>new.png</li>');
    expect(page).toContain('<li>gone.png</li>');
  });
});

describe('reviewPage', () => {
  const verdict = {
    changed: ['a.390.light', 'b.390.light'],
    added: ['new.390.light'],
    gone: ['x.390.light'],
    same: 3,
  };
  const page = reviewPage(verdict, (key) => key !== 'b.390.light');

  it('shows before, after and the difference, each with its own button', () => {
    for (const kind of ['before', 'after', 'difference'])
      expect(page).toContain(`src="/${kind}/a.390.light.png"`);
    expect(page.match(/<article /g)).toHaveLength(4);
    expect(page).toContain('aria-label="Accept a.390.light"');
    expect(page).toContain('4 to accept');
  });

  it('says where the accepted picture is not on this machine', () => {
    expect(page).not.toContain('/before/b.390.light.png');
    expect(page).toContain('The accepted picture is not on this machine.');
  });

  it('shows no picture of a story that is gone, and none of before for a new one', () => {
    expect(page).not.toContain('/after/x.390.light.png');
    expect(page).not.toContain('/before/new.390.light.png');
  });

  it('has nothing to accept where nothing differs', () => {
    expect(reviewPage({ changed: [], added: [], gone: [], same: 3 }, () => true)).toContain(
      'id="all" disabled',
    );
  });
});
