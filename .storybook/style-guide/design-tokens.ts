import type { Tokens } from './tokens.ts';

/** A token in the format of the Design Tokens Community Group, edition 2025.10. */
type DesignToken = { readonly $description?: string } & (
  | {
      readonly $type: 'color';
      readonly $value: {
        readonly colorSpace: 'srgb';
        readonly components: readonly number[];
        readonly alpha?: number;
        readonly hex: string;
      };
    }
  | { readonly $type: 'dimension'; readonly $value: { readonly value: number; readonly unit: 'px' | 'rem' } }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'fontWeight'; readonly $value: number }
);

type Group = Readonly<Record<string, DesignToken>>;

/**
 * Converts the theme for design tools: light and dark colors, desktop and phone sizes, and
 * typography. The names are those in the style sheet, without `--ee-`.
 */
export function designTokens(tokens: Tokens) {
  const named = (type: DesignToken['$type'], scheme: Parameters<Tokens['value']>[1]): Group => {
    const all = tokens.names.map((name) => [name, tokenOf(name, tokens.value(name, scheme))] as const);
    return Object.fromEntries(all.filter(([, token]) => token.$type === type));
  };
  return {
    $description: 'Made from src/shared/theme/tokens.css by `npm run generate`.',
    color: { light: named('color', 'light'), dark: named('color', 'dark') },
    dimension: { desktop: named('dimension', 'light'), phone: named('dimension', 'phone') },
    type: { ...named('fontFamily', 'light'), ...named('fontWeight', 'light') },
  };
}

/** Returns the text of docs/theme.tokens.json. */
export const designTokensText = (tokens: Tokens): string =>
  `${JSON.stringify(designTokens(tokens), null, 2)}\n`;

function tokenOf(name: string, value: string): DesignToken {
  if (/^#(?:[\da-f]{2}){3,4}$/i.test(value)) return colorOf(value);
  if (/^\d+$/.test(value)) return { $type: 'fontWeight', $value: Number(value) };
  if (name === 'font') return { $type: 'fontFamily', $value: familiesOf(value) };
  // The token format has no `vw` unit, so `min(2.25rem, 13.5vw)` becomes its upper bound, 2.25rem.
  const [, amount, unit] = /^(?:min\()?([\d.]+)(px|rem)(?:, [\d.]+vw\))?$/.exec(value) ?? [];
  if (amount === undefined) throw new RangeError(`The format has no type for --ee-${name}: ${value}`);
  return {
    $type: 'dimension',
    $value: { value: Number(amount), unit: unit === 'px' ? 'px' : 'rem' },
    ...(value.startsWith('min(') && { $description: `At most; in CSS ${value}` }),
  };
}

/**
 * Converts a hex color to components. Also keeps the hex digits, for tools that can't read
 * components.
 */
function colorOf(hex: string): DesignToken {
  const components = [1, 3, 5].map((at) => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const alpha = hex.length > 7 && { alpha: rounded(Number.parseInt(hex.slice(7), 16) / 255) };
  return { $type: 'color', $value: { colorSpace: 'srgb', components, ...alpha, hex: hex.slice(0, 7) } };
}

/** Rounds to four decimals, which is enough to tell all 256 values of a component apart. */
const rounded = (component: number) => Math.round(component * 10_000) / 10_000;

const familiesOf = (value: string) => value.split(',').map((family) => family.trim().replaceAll('"', ''));
