import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../npm-run.ts';
import { planted, targets } from './cases.ts';

/**
 * Proves that the linters bite: plants each violation in a small copy of the house, expects its rule to be
 * reported there, and expects silence about the legal twins. A linter that reads nothing passes everything.
 */

interface Finding {
  readonly rule: string;
  readonly file: string;
}

const violations = lint('violation');
const asleep = planted.filter(
  ({ rule, file }) => !violations.some((finding) => finding.rule === rule && finding.file === file),
);
for (const { rule, name, file } of asleep) {
  console.error(`✗ ${rule} did not bite: ${name} (${file})`);
}

const overzealous = lint('legal');
for (const { rule, file } of overzealous) {
  const name = planted.find((candidate) => candidate.file === file)?.name ?? 'a target';
  console.error(`✗ ${rule} bites the legal twin: ${name} (${file})`);
}

if (asleep.length + overzealous.length > 0) process.exitCode = 1;
else console.log(`All ${planted.length} planted violations were found, and their legal twins pass.`);

/** Builds the small house with one kind of file planted, and reports what the linters say about it. */
function lint(kind: 'violation' | 'legal'): readonly Finding[] {
  // Outside the repository: its .gitignore hides every folder where this could lie, also from the linters.
  const house = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    furnish(house, kind);
    return [...oxlint(house), ...biome(house)];
  } finally {
    rmSync(house, { recursive: true });
  }
}

function furnish(house: string, kind: 'violation' | 'legal') {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: object };
  write('package.json', JSON.stringify({ name: 'planted', type: 'module', imports }));
  const { linter } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as { linter: object };
  write('biome.json', JSON.stringify({ linter }));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
  copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  for (const target of targets) write(target, 'export const it = 1;\nexport type It = number;\n');
  for (const { file, beside = {}, ...texts } of planted) {
    write(file, `${texts[kind]}\n`);
    if (kind === 'violation') for (const [path, text] of Object.entries(beside)) write(path, `${text}\n`);
  }
}

function oxlint(house: string): readonly Finding[] {
  const output = run(house, 'oxlint/bin/oxlint', ['--format', 'json', 'src', 'mocks', 'scripts']);
  const { diagnostics, number_of_files } = JSON.parse(output) as {
    diagnostics: readonly { code: string; filename: string }[];
    number_of_files: number;
  };
  if (number_of_files < targets.length) throw new Error(`oxlint read ${number_of_files} files only`);
  return diagnostics.map(({ code, filename }) => ({ rule: code, file: filename.replaceAll('\\', '/') }));
}

function biome(house: string): readonly Finding[] {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', 'src', 'mocks', 'scripts'];
  const { diagnostics, summary } = JSON.parse(run(house, '@biomejs/biome/bin/biome', args)) as {
    diagnostics: readonly { category: string; location: { path: string } }[];
    summary: { unchanged: number };
  };
  if (summary.unchanged < targets.length) throw new Error(`Biome read ${summary.unchanged} files only`);
  return diagnostics.map(({ category, location }) => ({
    rule: category,
    file: location.path.replaceAll('\\', '/'),
  }));
}

function run(house: string, program: string, args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), ...args],
    { cwd: house, encoding: 'utf8' },
  );
  if (error !== undefined) throw error;
  if (stdout.trim() === '') throw new Error(`${program} said nothing: ${stderr}`);
  return stdout;
}
