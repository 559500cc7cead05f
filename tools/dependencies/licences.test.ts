import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LockFile, licencesOf, refusedLicences } from './licences.ts';

describe('production licences', () => {
  it('licencesOf leaves out packages that only development needs', () => {
    const licences = licencesOf({
      packages: {
        '': { version: '1.0.0' },
        'tools/pictures': {},
        'node_modules/@own/pictures': { link: true },
        'node_modules/b': { license: 'MIT' },
        'node_modules/a': { license: 'MIT' },
        'node_modules/b/node_modules/a': { license: 'MIT' },
        'node_modules/tool': { license: 'GPL-3.0', dev: true },
        'node_modules/odd': {},
      },
    });
    expect([...licences]).toEqual([
      ['MIT', ['a', 'b']],
      ['no licence named', ['odd']],
    ]);
  });

  it('refusedLicences refuses the GPL and a missing licence, but accepts an allowed alternative', () => {
    const of = (licence: string) => refusedLicences(new Map([[licence, []]]));
    expect(of('GPL-3.0-only')).toEqual(['GPL-3.0-only']);
    expect(of('(MIT OR GPL-3.0)')).toEqual([]);
    expect(of('MIT AND GPL-3.0')).toEqual(['MIT AND GPL-3.0']);
    expect(of('no licence named')).toEqual(['no licence named']);
  });

  it('every production package has an allowed licence', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
    expect(refusedLicences(licencesOf(lock))).toEqual([]);
  });
});
