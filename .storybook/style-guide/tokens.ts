export type Scheme = 'light' | 'dark';

/** The design tokens in a style sheet: its custom properties whose names start with `--ee-`. */
export interface Tokens {
  /** Looks up a token's value by its name without `--ee-`. Throws if no token has this name. */
  value(name: string, scheme?: Scheme | 'phone'): string;
  /** The names of all tokens, in source order. */
  readonly names: readonly string[];
  /** The names of the color tokens, in source order. */
  readonly colors: readonly string[];
}

/**
 * Reads a style sheet of tokens. Its dark and phone rules contain only the values that differ from
 * the light desktop values.
 */
export function readTokens(css: string): Tokens {
  const light = valuesIn(css, '\n:root {');
  const sets = {
    light,
    dark: { ...light, ...valuesIn(css, '\n  [data-mantine-color-scheme="dark"] {') },
    phone: { ...light, ...valuesIn(css.slice(css.indexOf('\n@media (max-width')), '\n  :root {') },
  };
  return {
    value(name, scheme = 'light') {
      const value = sets[scheme][name];
      if (value === undefined) throw new RangeError(`No token is named ${name}`);
      return value;
    },
    names: Object.keys(light),
    colors: Object.keys(light).filter((name) => light[name]?.startsWith('#')),
  };
}

function valuesIn(css: string, opening: string): Readonly<Record<string, string>> {
  const start = css.indexOf(opening);
  if (start < 0) throw new RangeError(`The style sheet has no rule ‘${opening.trim()}’`);
  const body = css.slice(start, css.indexOf('}', start));
  const written = body.matchAll(/--ee-(?<name>[\w-]+):\s*(?<value>[^;]+);/g);
  return Object.fromEntries(
    [...written].map(({ groups }) => [groups?.name, groups?.value?.replace(/\s+/g, ' ')]),
  );
}
