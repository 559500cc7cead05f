/** An entry in Vite's manifest, with only the fields that the checks read. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's manifest: chunks, keyed by their entry module. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The modules in each chunk, keyed by the chunk's file. See record-modules.ts. */
export type ModuleRecord = Readonly<Record<string, readonly string[]>>;

/** The mock's data, whose texts must not appear in a production build. */
export interface MockData {
  readonly personas: readonly {
    readonly userId: string;
    readonly email: string;
    readonly password: string;
  }[];
  /** The response bodies that the mock uses to produce errors. */
  readonly bodies: readonly unknown[];
  /** The site's own texts, which a build may contain. */
  readonly siteTexts: readonly string[];
}

/** Returns every string inside a body, at any depth. */
function textsIn(body: unknown): readonly string[] {
  if (typeof body === 'string') return [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(textsIn) : [];
}

/**
 * Returns the texts that only the mock contains: the personas' ids, email addresses and passwords,
 * and the sentences in its error responses. A production build must contain none of these texts.
 */
export function mockTexts({ personas, bodies, siteTexts }: MockData): readonly string[] {
  const sentences = bodies
    .flatMap(textsIn)
    // Texts of fewer than three words ('PENDING', 'an array', 'Not found.') may occur in any code.
    .filter((text) => /^[A-Z]\S* \S+ \S/.test(text) && !siteTexts.some((own) => own.includes(text)));
  return [
    ...new Set([
      ...personas.flatMap(({ userId, email, password }) => [userId, email, password]),
      ...sentences,
    ]),
  ];
}

/** Returns the texts that appear in the code, even if the code escapes their quotation marks. */
export function findTexts(code: string, texts: readonly string[]): readonly string[] {
  const plain = code.replaceAll('\\', '');
  return texts.filter((text) => plain.includes(text.replaceAll('\\', '')));
}

/**
 * Matches the parts of a route that React needs to render the route: the component, the loader and
 * the pending state.
 */
const firstParts = /\?tsr-split=(?:.*---)?(?:component|loader|pendingComponent)\b/;

/**
 * Returns the files that a browser loads before React can render a route: the entry, the route's
 * own chunks, the modules that the route needs for its data, and all their static imports.
 *
 * @param routeModule the route's module, or null for the entry only
 * @param dataModules modules that are imported dynamically but always needed, such as a list's API
 * client
 * @throws Error if the route or a data module has no chunk, because the list of files would be
 * incomplete
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

/**
 * Returns one line for each module that matches a pattern: `index.js contains src/app/main.tsx`.
 */
export function filesWithModules(
  record: ModuleRecord,
  files: readonly string[],
  patterns: readonly RegExp[],
): readonly string[] {
  return files.flatMap((file) =>
    (record[file] ?? [])
      .filter((module) => patterns.some((pattern) => pattern.test(module)))
      .map((module) => `${file} contains ${module}`),
  );
}
