import { parseSync, Visitor } from 'vite';
import { compatData, isKnownToAll, partOf, partsOf } from './compat-data.ts';

/**
 * The interfaces of the browser whose methods and properties are told by their names alone. The rest (payment, XR, GPU…)
 * has names that a product has, too; of those, a static member or the interface itself is told.
 */
const core =
  /^(?:HTML(?!FencedFrame|Geolocation|Install)\w*Element|SVGElement|Element|Document|DocumentFragment|Node|(?:UI|Mouse|Keyboard|Pointer|Touch|Input|Drag|Focus|Toggle|Submit)?Event|EventTarget|Abort\w+|URL\w*|Blob|File|FileReader|Request|Response|Headers|FormData|ReadableStream|Crypto|SubtleCrypto|Navigator|Window|Storage|History|Location|Clipboard|DOM\w+|CSSStyleSheet|Animation|\w+Observer)$/;

/** Words of this product that a newer interface has, too: an account's role, a schema's union, bytes and a when. */
const ownWords = ['role', 'union', 'bytes', 'when'];

const newerStatics = new Set<string>();
const newerGlobals = new Set<string>();
const newerMembers = new Map<string, string>();
/** Methods of the language: their names (`with`, `at`) are words, so only a call counts. */
const newerMethods = new Map<string, string>();
const newerPaths: string[] = [];

/**
 * Everything of the language and of the browser that one of the oldest browsers does not have, as paths from the global
 * object: `URL.canParse`, `Array.prototype.toSorted`, `ViewTransition`. Of the language, the data do not say which hang on
 * a prototype: each is named both ways.
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
// Members of `Intl` are reached by its name.
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

/** A name at the end of an expression, as far as this reads them. */
interface Named {
  readonly name?: string;
  readonly property?: { readonly name?: string };
}

/**
 * Finds what a built script uses that one of the oldest browsers does not have. It goes by names, because a built file has
 * no types: static members and interfaces by their full name, methods by a name that nothing older has.
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
      // In small letters it is a word, too (`orientation`), unless it is called.
      if (newerGlobals.has(name) && (/^[A-Z]/.test(name) || called.has(end))) found.add(name);
    },
    Property({ key, computed }) {
      // An attribute that is handed to an element; others have names that records of ours have, too.
      if (!computed && key.type === 'Identifier' && /^popover/i.test(key.name)) found.add(key.name);
    },
  }).visit(parseSync(file, code).program);
  // A name that the file gives to something of its own is not the browser's.
  return new Set([...found].filter((api) => !own.has(api)));
}
