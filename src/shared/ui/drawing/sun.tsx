import classes from './sun.module.css';

export interface SunProps {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /**
   * Center and radius of the moon. By default, the moon takes the sun's place and is a little
   * smaller.
   */
  readonly moon?: readonly [cx: number, cy: number, r: number];
}

/** The sun in a drawing. Dark mode shows a crescent moon in its place. */
export function Sun({ cx, cy, r, moon = [cx, cy, r * 0.8] }: SunProps) {
  const [x, y, size] = moon;
  return (
    <>
      <circle className={classes.day} cx={cx} cy={cy} r={r} fill="var(--ee-marigold)" />
      <path
        className={classes.night}
        transform={`translate(${x} ${y}) scale(${size})`}
        d="M.08-.96a1 1 0 1 0 .68 1.44 .84.84 0 0 1-.68-1.44z"
        fill="var(--ee-path)"
      />
    </>
  );
}
