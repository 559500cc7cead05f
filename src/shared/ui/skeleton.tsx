import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; give a skeleton the geometry of what will take its place. */
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly style?: CSSProperties;
}

/** One shape of a skeleton. It says nothing to assistive technology; its screen says 'Loading'. */
export function Skeleton({ width = '100%', height = '1em', style }: SkeletonProps) {
  return <span aria-hidden="true" className={classes.skeleton} style={{ width, height, ...style }} />;
}
