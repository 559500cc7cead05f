import { parseSync, Visitor } from 'vite';
import { compatData, isKnownToAll, partOf, partsOf } from './compat-data.ts';

/**
 * Interfaces whose methods and properties are recognized by name alone. Other interfaces (payment,
 * XR, GPU…) share member names with our code, so only the interfaces themselves and their static
 * members are recognized.
 */
const core =
  /^(?:HTML(?!FencedFrame|Geolocation|Install)\w*Element|SVGElement|Element|Document|DocumentFragment|Node|(?:UI|Mouse|Keyboard|Pointer|Touch|Input|Drag|Focus|Toggle|Submit)?Event|EventTarget|Abort\w+|URL\w*|Blob|File|FileReader|Request|Response|Headers|FormData|ReadableStream|Crypto|SubtleCrypto|Navigator|Window|Storage|History|Location|Clipboard|DOM\w+|CSSStyleSheet|Animation|\w+Observer)$/;

/** Names of newer members that our own code also uses with other meanings. */
const ownWords = ['role', 'union', 'bytes', 'when'];

const newerStatics = new Set<string>();
const newerGlobals = new Set<string>();
const newerMembers = new Map<string, string>();
/**
 * Methods of JavaScript's built-in objects. Their names (`with`, `at`) are common words, so only
 * calls count.
 */
const newerMethods = new Map<string, string>();
const newerPaths: string[] = [];

/**
 * Every language and browser feature that at least one of the oldest browsers lacks, as a path from
 * the global object: `URL.canParse`, `Array.prototype.toSorted`, `ViewTransition`. MDN's data
 * doesn't say which language features are on a prototype, so each is listed with and without
 * `prototype`.
 */
export const newerThanOldest: readonly string[] = newerPaths;

const builtins = partsOf(compatData.javascript.builtins);
const builtinNames = new Set(builtins.map(([name]) => name));
const olderMembers = new Set(ownWords);
for (const [owner, feature] of [...partsOf(compatData.api), ...builtins]) {
  const isOwnerKnown = isKnownToAll(feature);
  if (!isOwnerKnown) {
    newerGlobals.add(owner);
    newerPaths.push(owner);
  }
  for (const [part, member] of partsOf(feature)) {
    if (part.endsWith('_event') || member.__compat === undefined) continue;
    const name = part.replace(/_static$/, '');
    if (isOwnerKnown && isKnownToAll(member)) olderMembers.add(name);
    else collect(owner, name, part.endsWith('_static'));
  }
}
// Code always writes members of `Intl` as `Intl.name`, so their bare names need no check.
for (const [name, feature] of partsOf(partOf(compatData.javascript.builtins, 'Intl'))) {
  if (isKnownToAll(feature)) continue;
  newerStatics.add(`Intl.${name}`);
  newerPaths.push(`Intl.${name}`);
}
for (const name of olderMembers) {
  newerMembers.delete(name);
  newerMethods.delete(name);
}

function collect(owner: string, name: string, isStatic: boolean) {
  const [own, inherited] = [`${owner}.${name}`, `${owner}.prototype.${name}`];
  newerStatics.add(own);
  if (builtinNames.has(owner)) newerPaths.push(own, inherited);
  else newerPaths.push(isStatic ? own : inherited);
  if (core.test(owner) && !isStatic) newerMembers.set(name, inherited);
  if (builtinNames.has(owner) && !newerMethods.has(name)) newerMethods.set(name, inherited);
  if (owner === 'Window') {
    newerGlobals.add(name);
    newerPaths.push(name);
  }
}

/** The parts of an expression that this check reads. */
interface Named {
  readonly name?: string;
  readonly property?: { readonly name?: string };
}

/**
 * Finds the features that a built script uses but at least one of the oldest browsers lacks. A
 * built file has no types, so features are recognized by name: static members and interfaces by
 * their full name, methods by a name that no older feature has.
 */
export function findNewerInScript(file: string, code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const called = new Set<number>();
  const own = new Set<string>();
  new Visitor({
    CallExpression({ callee }) {
      called.add(callee.end);
    },
    MemberExpression({ computed, object, property, end }) {
      const name = (!computed && (property as Named).name) || '';
      const { name: first, property: last } = object as Named;
      const full = `${first ?? last?.name}.${name}`;
      const member = newerMembers.get(name) ?? (called.has(end) ? newerMethods.get(name) : undefined);
      const api = newerStatics.has(full) ? full : member;
      if (api !== undefined) found.add(api);
    },
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') own.add(id.name);
    },
    FunctionDeclaration({ id }) {
      if (id) own.add(id.name);
    },
    Identifier({ name, end }) {
      // A lower-case name can also be a common word (`orientation`), so it counts only if it is
      // called.
      if (newerGlobals.has(name) && (/^[A-Z]/.test(name) || called.has(end))) found.add(name);
    },
    Property({ key, computed }) {
      // Attributes passed to an element. Only `popover…` counts, because the names of other
      // attributes are also fields of our own records.
      if (!computed && key.type === 'Identifier' && /^popover/i.test(key.name)) found.add(key.name);
    },
  }).visit(parseSync(file, code).program);
  // A name that the file declares itself does not refer to the browser's feature.
  return new Set([...found].filter((api) => !own.has(api)));
}
