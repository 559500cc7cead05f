import { compatData, type Feature, isKnownToAll, partOf, partsOf } from './compat-data.ts';

const { css } = compatData;
const section = (name: string) => partOf(css, name);
const isNewer = (feature: Feature | undefined) => feature?.__compat !== undefined && !isKnownToAll(feature);

/**
 * Maps the name of each CSS function or unit to whether all of the oldest browsers support it with
 * at least one data type.
 */
const types = new Map<string, boolean>();
const collectTypes = (feature: Feature | undefined) => {
  for (const [name, part] of partsOf(feature)) {
    if (part.__compat !== undefined) types.set(name, (types.get(name) ?? false) || isKnownToAll(part));
    collectTypes(part);
  }
};
collectTypes(section('types'));

/**
 * Finds the features that a style sheet uses but at least one of the oldest browsers lacks:
 * `@rule`, `:selector`, `property`, `property: value`, `function()`, and `1unit`. Skips prefixed
 * names, because each is meant for a single engine.
 */
export function findNewerInStyles(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const styles = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const [, name = ''] of styles.matchAll(/@([a-z][a-z-]*)/g)) {
    if (isNewer(partOf(section('at-rules'), name))) found.add(`@${name}`);
  }
  for (const [, selector = ''] of styles.matchAll(/([^{};]+)\{/g)) {
    for (const [, name = ''] of selector.matchAll(/::?([a-z][a-z-]*)/g)) {
      if (isNewer(partOf(section('selectors'), name))) found.add(`:${name}`);
    }
    if (selector.includes('&')) found.add('&');
  }
  for (const [, name = '', value = ''] of styles.matchAll(
    /(?<=[{;]\s*)([a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])/g,
  )) {
    const property = partOf(section('properties'), name);
    if (isNewer(property)) found.add(name);
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)) {
      // Ignores values of `cursor`. Safari on iOS lacks them, but phones show no cursor.
      if (name !== 'cursor' && isNewer(partOf(property, word))) found.add(`${name}: ${word}`);
    }
    for (const [, type = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) {
      if (types.get(type) === false) found.add(`${type}()`);
    }
    for (const [, unit = ''] of value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)(?!\w)/g)) {
      if (types.get(unit) === false) found.add(`1${unit}`);
    }
  }
  return found;
}
