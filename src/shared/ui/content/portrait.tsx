const skins = ['#c98a5e', '#b5764a', '#8d5a3a', '#d9a06f'] as const;
const clothes = [
  'var(--ee-hill-near)',
  'var(--ee-marigold)',
  'var(--ee-leaf)',
  'var(--ee-hill-middle)',
] as const;
/** Hair, as a path around the head at 48/38 with a radius of 16. */
const hairs = {
  long: 'M31 42c-3-16 5-24 17-24s20 8 17 26c4 10 3 18 2 22-8-4-8-14-9-24-8-2-16-4-18-8-2 4-5 6-9 8z',
  short: 'M32 36c0-12 7-18 16-18s16 6 16 18c-3-6-7-9-16-9s-13 3-16 9z',
  bun: 'M31 40c-2-14 6-22 17-22s19 8 17 22c-2-6-8-10-17-10s-15 4-17 10zM62 24c6-2 9 4 6 8-3 3-8 0-6-8z',
  bob: 'M30 50c-2-22 6-32 18-32s20 10 18 32c-4-2-4-14-6-18-8 0-16-2-20-6 0 8-6 10-10 24z',
} as const;

const at = <Item,>(list: readonly [Item, ...Item[]], index: number): Item =>
  list[index % list.length] ?? list[0];

export interface PortraitProps {
  /** Fits the name beside the drawing. */
  readonly hair: keyof typeof hairs;
  /** Chooses clothes and skin. */
  readonly seed: number;
  readonly size?: number;
}

/** A drawn person without a face. Decoration: the name is beside it. */
export function Portrait({ hair, seed, size = 72 }: PortraitProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true" fill="none">
      <circle cx="48" cy="48" r="48" fill="var(--ee-path)" />
      <g stroke="var(--ee-outline)" strokeWidth="3" strokeLinejoin="round">
        <path d="M16 96c0-22 14-32 32-32s32 10 32 32z" fill={at(clothes, seed)} />
        <path d="M42 50h12v14c-3 5-9 5-12 0z" fill={at(skins, seed)} />
        <circle cx="48" cy="38" r="16" fill={at(skins, seed)} />
        <path d={hairs[hair]} fill="#191a3d" />
      </g>
    </svg>
  );
}
