import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
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
import { casesByRule } from './cases.ts';

/**
 * Checks the linter itself. Plants each forbidden import and expression in a small copy of the
 * repository, and expects the matching rule to report it. Then plants the allowed lines, and
 * expects no report. Without this check, a linter that reads no files would appear to pass.
 */

const planted = Object.entries(casesByRule)
  .flatMap(([rule, cases]) =>
    cases.map(([file, forbidden, ...allowed]) => ({ rule, file, forbidden, allowed })),
  )
  .map(({ file, ...rest }, index) => ({ ...rest, file: file.replace('*', `planted-${index}`) }));
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Readonly<Record<string, string>>;
};

const found = lint('forbidden');
const unreported = planted.filter(
  ({ rule, file }) => !found.some((finding) => finding.rule === rule && finding.file === file),
);
for (const { rule, file, forbidden } of unreported) {
  console.error(`✗ ${rule} does not report ${forbidden} in ${file}`);
}
const falseReports = lint('allowed');
for (const { rule, file } of falseReports) {
  const allowed = planted.find((one) => one.file === file)?.allowed.join(', ') ?? 'unknown code';
  console.error(`✗ ${rule} reports allowed code in ${file}: ${allowed}`);
}
if (unreported.length + falseReports.length > 0) process.exitCode = 1;
else console.log(`The linter reports all ${planted.length} forbidden lines and accepts the allowed ones.`);

/**
 * Plants the forbidden or the allowed lines in a small copy of the repository, and lints the copy.
 *
 * @returns the linter's report
 */
function lint(kind: 'forbidden' | 'allowed'): readonly { readonly rule: string; readonly file: string }[] {
  // The copy is outside the repository. The linter skips the repository's own temporary folder,
  // because .gitignore lists it.
  const house = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    furnish(house, kind);
    return oxlint(house);
  } finally {
    rmSync(house, { recursive: true });
  }
}

function furnish(house: string, kind: 'forbidden' | 'allowed') {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  write('package.json', JSON.stringify({ name: 'planted', type: 'module', imports }));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
  for (const file of [
    '.oxlintrc.json',
    'scripts/check/resolve-imports.cjs',
    'scripts/check/changing-text.mjs',
    'scripts/check/error-texts.mjs',
  ]) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    copyFileSync(join(root, file), join(house, file));
  }
  for (const { file, forbidden, allowed } of planted) {
    const specifiers = kind === 'forbidden' ? [forbidden] : allowed;
    write(file, specifiers.map(statement).join(''));
  }
  for (const { file, forbidden } of planted) {
    if (!forbidden.endsWith('imports-back.ts')) continue;
    write(pathOf(forbidden.replace(/^\S+ /, ''), file) ?? '', statement(`#${file.slice('src/'.length)}`, 0));
  }
  for (const { file, forbidden, allowed } of planted) {
    for (const specifier of [forbidden, ...allowed].filter((one) => !one.startsWith('code '))) {
      const target = pathOf(specifier.replace(/^\S+ /, ''), file);
      if (target !== null && !existsSync(join(house, target))) {
        write(target, 'export const it = 1;\nexport type It = number;\n');
      }
    }
  }
}

/** Turns the text of a case into a line of code: an import, or an exported expression. */
function statement(specifier: string, index: number): string {
  const [, way, from] = /^(?:(type|import\(\)|code) )?(.*)$/.exec(specifier) ?? [];
  if (way === 'code') return `export const it${index} = (n: string) => ${from};\n`;
  if (way === 'import()') return `export const it${index} = () => import('${from}');\n`;
  return way === 'type'
    ? `export type { It as It${index} } from '${from}';\n`
    : `export { it as it${index} } from '${from}';\n`;
}

/** Returns a module's path in the small copy, or null for a package. */
function pathOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const alias = Object.keys(imports).find((name) => specifier.startsWith(name.slice(0, -1)));
  return alias ? join((imports[alias] ?? '').slice(0, -1), specifier.slice(alias.length - 1)) : null;
}

function oxlint(house: string) {
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', 'src'],
    { cwd: house, encoding: 'utf8' },
  );
  if (error !== undefined) throw error;
  if (stdout.trim() === '') throw new Error(`oxlint printed nothing: ${stderr}`);
  const { diagnostics, number_of_files } = JSON.parse(stdout) as {
    diagnostics: readonly { code: string; filename: string }[];
    number_of_files: number;
  };
  if (number_of_files < planted.length) throw new Error(`oxlint read only ${number_of_files} files`);
  return diagnostics.map(({ code, filename }) => ({ rule: code, file: filename.replaceAll('\\', '/') }));
}
