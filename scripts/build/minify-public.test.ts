import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../npm-run.ts';
import { minifyPublicScript } from './minify-public.ts';
import { oldestVersions } from './oldest-browsers.ts';

const file = 'startup-check.js';
const source = readFileSync(join(root, 'public', file), 'utf8');

/** Syntax that a browser without ECMAScript 2015 cannot read. */
function newerSyntax(code: string): readonly string[] {
  const found: string[] = [];
  const tell = ({ type }: { readonly type: string }) => void found.push(type);
  const { program, errors } = parseSync(file, code, { sourceType: 'script' });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  new Visitor({
    ArrowFunctionExpression: tell,
    TemplateLiteral: tell,
    ClassDeclaration: tell,
    ObjectPattern: tell,
    ArrayPattern: tell,
    AssignmentPattern: tell,
    SpreadElement: tell,
    ChainExpression: tell,
    ForOfStatement: tell,
    VariableDeclaration: (node) => node.kind !== 'var' && tell(node),
    Property: (node) => (node.shorthand || node.method || node.computed) && tell(node),
    CatchClause: (node) => node.param === null && tell(node),
    LogicalExpression: (node) => node.operator === '??' && tell(node),
    AssignmentExpression: (node) => /\?\?|\|\||&&|\*\*/.test(node.operator) && tell(node),
    BinaryExpression: (node) => node.operator === '**' && tell(node),
    Literal: (node) => typeof node.value === 'number' && node.raw?.includes('_') && tell(node),
  }).visit(program);
  return found;
}

test('the script that reports an old browser runs in a browser of any age', async () => {
  expect(newerSyntax('var keep = () => `a`;')).toEqual(['ArrowFunctionExpression', 'TemplateLiteral']);
  expect(newerSyntax(source)).toEqual([]);
  expect(newerSyntax(await minifyPublicScript(file, source))).toEqual([]);
});

test('a minified script keeps its texts', async () => {
  const say = async (text: string) => (await minifyPublicScript(file, text)).trim().replace(/;$/, '');
  expect(await say('say(\'a "word" of \' + name);')).toBe('say("a \\"word\\" of "+name)');
});

test('the script names the oldest browsers that package.json names', () => {
  const { chrome, firefox, safari } = oldestVersions;
  expect(source).toContain(`Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} or newer.`);
});
