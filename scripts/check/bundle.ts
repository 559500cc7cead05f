/** An entry of Vite's manifest, as far as the checks read it. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's manifest: chunks by the module that they begin with. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The modules of each chunk, by the chunk's file; see record-modules.ts. */
export type ModuleRecord = Readonly<Record<string, readonly string[]>>;

/** The mock's texts, whose traces are searched in a production build. */
export interface MockData {
  readonly personas: readonly {
    readonly userId: string;
    readonly email: string;
    readonly password: string;
  }[];
  /** The bodies with which the mock answers to produce an error. */
  readonly bodies: readonly unknown[];
  /** Texts that the site says itself: where a body says the same, it proves nothing. */
  readonly siteTexts: readonly string[];
}

/** Every text inside a body, however deep. */
function textsIn(body: unknown): readonly string[] {
  if (typeof body === 'string') return [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(textsIn) : [];
}

/**
 * The texts that only the mock has: ids, addresses and passwords of its personas, and the sentences of the bodies with
 * which it produces errors. None of them is in a production build.
 */
export function mockTexts({ personas, bodies, siteTexts }: MockData): readonly string[] {
  const sentences = bodies
    .flatMap(textsIn)
    // Texts of less than three words ('PENDING', 'an array', 'Not found.') may be in any code.
    .filter((text) => /^[A-Z]\S* \S+ \S/.test(text) && !siteTexts.some((own) => own.includes(text)));
  return [
    ...new Set([
      ...personas.flatMap(({ userId, email, password }) => [userId, email, password]),
      ...sentences,
    ]),
  ];
}

/** Which of the texts a file says. A quotation mark in a text may be escaped in code. */
export function saidIn(code: string, texts: readonly string[]): readonly string[] {
  const plain = code.replaceAll('\\', '');
  return texts.filter((text) => plain.includes(text.replaceAll('\\', '')));
}

/** What of a route is there before its first content: its component, and what runs or shows ahead of that. */
const firstParts = /\?tsr-split=(?:.*---)?(?:component|loader|pendingComponent)\b/;

/**
 * The files that a browser loads before a route's first content: the entry, the route's own chunks, what
 * the route imports at once for its data, and everything that these import statically.
 * @param routeModule null for the entry alone
 * @param dataModules what is imported dynamically, and needed all the same: the API client of a list
 * @throws Error when the route, or such a module, has no chunk: this would measure less than it says
 */
export function firstLoad(
  manifest: Manifest,
  routeModule: string | null = null,
  dataModules: readonly string[] = [],
): { js: string[]; css: string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const route =
    routeModule === null
      ? []
      : Object.keys(manifest).filter((key) => key.startsWith(routeModule) && firstParts.test(key));
  if (routeModule !== null && route.length === 0)
    throw new Error(`The manifest has no chunk for ${routeModule}`);
  const missing = dataModules.find((module) => manifest[module] === undefined);
  if (missing !== undefined) throw new Error(`The manifest has no chunk for ${missing}`);
  const js = new Set<string>();
  const css = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of [...entries, ...route, ...dataModules]) visit(key);
  return { js: [...js], css: [...css] };
}

/** The files among `files` that hold a module of one of the patterns, each with that module. */
export function filesWithModules(
  record: ModuleRecord,
  files: readonly string[],
  patterns: readonly RegExp[],
): readonly string[] {
  return files.flatMap((file) =>
    (record[file] ?? [])
      .filter((module) => patterns.some((pattern) => pattern.test(module)))
      .map((module) => `${file} holds ${module}`),
  );
}
