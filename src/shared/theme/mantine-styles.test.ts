import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const styles = 'node_modules/@mantine/core/styles';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Maps each component to the components that it renders and whose styles it also needs. */
const BUILT_OF: Readonly<Record<string, readonly string[]>> = {
  ActionIcon: ['UnstyledButton'],
  Button: ['UnstyledButton'],
  Checkbox: ['InlineInput'],
  CloseButton: ['UnstyledButton'],
  CopyButton: [],
  Menu: ['Popover'],
  NativeSelect: ['Input'],
  NumberInput: ['Input'],
  Radio: ['InlineInput'],
  SegmentedControl: ['FloatingIndicator'],
  Stepper: ['UnstyledButton'],
  Tabs: ['UnstyledButton'],
  Textarea: ['Input'],
  TextInput: ['Input'],
};

/** Returns the components whose styles a file imports. */
const importedStyles = (text: string) =>
  Array.from(text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g), ([, name]) => name ?? '');

const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));
const everywhere = importedStyles(read('src/shared/theme/app-theme.tsx'));

/** Returns the components that a file imports from Mantine, leaving out types. */
function partsOf(text: string): readonly string[] {
  const names = /^import \{([^}]*)\} from '@mantine\/core';/m.exec(text)?.[1] ?? '';
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));
}

it('every file imports the styles of the Mantine components that it uses', () => {
  const missing = files.flatMap((file) => {
    const text = read(file);
    const has = new Set([...everywhere, ...importedStyles(text)]);
    return partsOf(text)
      .flatMap((part) => [part, ...(BUILT_OF[part] ?? [])])
      .filter((part) => existsSync(join(root, styles, `${part}.layer.css`)) && !has.has(part))
      .map((part) => `${file}: import '@mantine/core/styles/${part}.layer.css'`);
  });
  expect(missing).toEqual([]);
});

it('every file that renders checkboxes, radios, chips, segmented controls or tabs imports choices.css', () => {
  const drawsChoice = /@mantine\/core\/styles\/(?:Checkbox|Radio|Chip|SegmentedControl|Tabs)\./;
  const missing = files.filter((file) => {
    const text = read(file);
    return drawsChoice.test(text) && !text.includes('/choices.css');
  });
  expect(missing).toEqual([]);
});

it('mantine.css defines every variable that the imported Mantine styles use', () => {
  const defined = new Set(read('src/shared/theme/mantine.css').match(/--mantine-[\w-]+(?=:)/g));
  const used = new Set(files.flatMap((file) => importedStyles(read(file))));
  const missing = [...used].flatMap((name) =>
    Array.from(
      read(`${styles}/${name}.layer.css`).matchAll(/var\((--mantine-[\w-]+)\)/g),
      ([, variable]) => variable,
    )
      .filter((variable) => variable !== undefined && !defined.has(variable))
      .map((variable) => `${name}: ${variable}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});
