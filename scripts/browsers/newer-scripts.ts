import { parseSync, Visitor } from 'vite';
import { compatData, type Feature, isKnownToAll, partOf, partsOf } from './compat-data.ts';

/** A use of something that one of the oldest browsers does not have. */
export interface NewerUse {
  /** As a developer names it: `URL.canParse`, `Array.prototype.toSorted`, `popover`. */
  readonly api: string;
  readonly line: number;
}

/**
 * The interfaces of the browser whose methods and properties are told by their names alone. The rest (payment, XR, GPU…)
 * has names that a product has, too; of those, a static member or the interface itself is told.
 */
const core =
  /^(?:HTML(?!FencedFrame|Geolocation|Install)\w*Element|SVGElement|Element|Document|DocumentFragment|Node|(?:UI|Mouse|Keyboard|Pointer|Touch|Input|Drag|Focus|Toggle|Submit)?Event|EventTarget|Abort\w+|URL\w*|Blob|File|FileReader|Request|Response|Headers|FormData|ReadableStream|Crypto|SubtleCrypto|Navigator|Window|Storage|History|Location|Clipboard|DOM\w+|CSSStyleSheet|Animation|\w+Observer)$/;

/**
 * Words of this product that a newer interface has, too: an account's role, a schema's union (valibot), a file's bytes
 * and an entry's when.
 */
const ownWords = ['role', 'union', 'bytes', 'when'];

const newerStatics = new Set<string>();
const newerGlobals = new Set<string>();
const newerMembers = new Map<string, string>();
/** Methods of the language: their names (`with`, `at`) are words, so only a call counts. */
const newerMethods = new Map<string, string>();
const newerAttributes = new Set<string>();
const newerPaths: string[] = [];

/**
 * Everything of the language and of the browser that one of the oldest browsers does not have, as paths from the global
 * object: `URL.canParse`, `Array.prototype.toSorted`, `ViewTransition`. Of the language, the data do not say which hang on
 * a prototype: each is named both ways.
 */
export const newerThanOldest: readonly string[] = newerPaths;

const builtins = partsOf(compatData.javascript.builtins);
const builtinNames = new Set(builtins.map(([name]) => name));
// What is in `Intl` is reached by its name.
const nested = partsOf(partOf(compatData.javascript.builtins, 'Intl')).map(
  ([name, part]) => [`Intl.${name}`, part] as const,
);

collectScripts();
collectAttributes();

function collectScripts() {
  const olderMembers = new Set<string>();
  for (const [owner, feature] of [...partsOf(compatData.api), ...builtins]) {
    const isOwnerKnown = isKnownToAll(feature);
    if (!isOwnerKnown) {
      newerGlobals.add(owner);
      newerPaths.push(owner);
    }
    for (const [part, member] of partsOf(feature)) {
      if (part.endsWith('_event') || member.__compat === undefined) continue;
      const name = part.replace(/_static$/, '');
      const isKnown = isOwnerKnown && isKnownToAll(member);
      if (isKnown) olderMembers.add(name);
      else {
        newerStatics.add(`${owner}.${name}`);
        const [own, inherited] = [`${owner}.${name}`, `${owner}.prototype.${name}`];
        if (builtinNames.has(owner)) newerPaths.push(own, inherited);
        else newerPaths.push(part.endsWith('_static') ? own : inherited);
        if (core.test(owner) && !part.endsWith('_static'))
          newerMembers.set(name, `${owner}.prototype.${name}`);
        if (builtinNames.has(owner) && !newerMethods.has(name))
          newerMethods.set(name, `${owner}.prototype.${name}`);
        if (owner === 'Window') {
          newerGlobals.add(name);
          newerPaths.push(name);
        }
      }
    }
  }
  for (const [name, feature] of nested)
    if (!isKnownToAll(feature)) {
      newerStatics.add(name);
      newerPaths.push(name);
    }
  for (const name of [...olderMembers, ...ownWords]) {
    newerMembers.delete(name);
    newerMethods.delete(name);
  }
}

function collectAttributes() {
  const { elements, global_attributes } = compatData.html;
  const all: [string, Feature][] = [global_attributes, ...partsOf(elements).map(([, element]) => element)]
    .flatMap(partsOf)
    .map(([name, feature]) => [name.toLowerCase(), feature]);
  for (const [name, feature] of all) if (!isKnownToAll(feature)) newerAttributes.add(name);
  for (const [name, feature] of all) if (isKnownToAll(feature)) newerAttributes.delete(name);
}

interface Member {
  readonly computed: boolean;
  readonly object: {
    readonly type: string;
    readonly name?: string;
    readonly property?: { readonly name?: string };
  };
  readonly property: { readonly type: string; readonly name?: string; readonly value?: unknown };
}

const nameOfObject = ({ object }: Member) => object.name ?? object.property?.name ?? '';
const nameOfProperty = ({ computed, property }: Member) =>
  computed ? (typeof property.value === 'string' ? property.value : '') : (property.name ?? '');

/**
 * Finds what a script uses that one of the oldest browsers does not have. It goes by names, because a built file has
 * no types: static members and interfaces by their full name, methods by a name that nothing older has.
 */
export function findNewerInScript(file: string, code: string): readonly NewerUse[] {
  const found: NewerUse[] = [];
  const { program } = parseSync(file, code);
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const tell = (api: string, { start }: { readonly start: number }) =>
    found.push({ api, line: lineAt(start) });
  const called = new Set<number>();
  const own = new Set<string>();
  new Visitor({
    CallExpression({ callee }) {
      called.add(callee.end);
    },
    MemberExpression(node) {
      const member = node as unknown as Member;
      const name = nameOfProperty(member);
      const full = `${nameOfObject(member)}.${name}`;
      if (newerStatics.has(full)) tell(full, node);
      else {
        const api = newerMembers.get(name) ?? (called.has(node.end) ? newerMethods.get(name) : undefined);
        if (api !== undefined) tell(api, node);
      }
    },
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') own.add(id.name);
    },
    FunctionDeclaration({ id }) {
      if (id) own.add(id.name);
    },
    Identifier(node) {
      // In small letters it is a word, too (`orientation`), unless it is called.
      const isMeant = /^[A-Z]/.test(node.name) || called.has(node.end);
      if (isMeant && newerGlobals.has(node.name)) tell(node.name, node);
    },
    JSXAttribute({ name }) {
      if (name.type === 'JSXIdentifier' && newerAttributes.has(name.name.toLowerCase()))
        tell(name.name, name);
    },
    Property({ key, computed }) {
      // Attributes that are spread into an element; only those that no record of ours has.
      if (!computed && key.type === 'Identifier' && /^popover/i.test(key.name)) tell(key.name, key);
    },
  }).visit(program);
  // A name that the file gives to something of its own is not the browser's.
  return found.filter(({ api }) => !own.has(api));
}
