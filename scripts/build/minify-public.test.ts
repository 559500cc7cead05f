import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../npm-run.ts';
import { minifyPublicScript } from './minify-public.ts';
import { oldestVersions } from './oldest-browsers.ts';

const file = 'startup-check.js';
const source = readFileSync(join(root, 'public', file), 'utf8');

/** Returns the node types of all syntax newer than ECMAScript 5 in the code. */
function newerSyntax(code: string): readonly string[] {
  const found: string[] = [];
  const report = ({ type }: { readonly type: string }) => void found.push(type);
  const { program, errors } = parseSync(file, code, { sourceType: 'script' });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  new Visitor({
    ArrowFunctionExpression: report,
    TemplateLiteral: report,
    ClassDeclaration: report,
    ObjectPattern: report,
    ArrayPattern: report,
    AssignmentPattern: report,
    SpreadElement: report,
    ChainExpression: report,
    ForOfStatement: report,
    VariableDeclaration: (node) => node.kind !== 'var' && report(node),
    Property: (node) => (node.shorthand || node.method || node.computed) && report(node),
    CatchClause: (node) => node.param === null && report(node),
    LogicalExpression: (node) => node.operator === '??' && report(node),
    AssignmentExpression: (node) => /\?\?|\|\||&&|\*\*/.test(node.operator) && report(node),
    BinaryExpression: (node) => node.operator === '**' && report(node),
    Literal: (node) => typeof node.value === 'number' && node.raw?.includes('_') && report(node),
  }).visit(program);
  return found;
}

test('the script that detects old browsers has no syntax newer than ECMAScript 5', async () => {
  expect(newerSyntax('var keep = () => `a`;')).toEqual(['ArrowFunctionExpression', 'TemplateLiteral']);
  expect(newerSyntax(source)).toEqual([]);
  expect(newerSyntax(await minifyPublicScript(file, source))).toEqual([]);
});

test('minifyPublicScript does not turn strings into template literals', async () => {
  const say = async (text: string) => (await minifyPublicScript(file, text)).trim().replace(/;$/, '');
  expect(await say('say(\'a "word" of \' + name);')).toBe('say("a \\"word\\" of "+name)');
});

test('the notice for old browsers names the oldest supported versions from package.json', () => {
  const { chrome, firefox, safari } = oldestVersions;
  expect(source).toContain(`Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} or newer.`);
});
