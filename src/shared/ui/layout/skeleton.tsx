import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. Use the size of the content that will replace the skeleton. */
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly style?: CSSProperties;
}

/**
 * A gray shape in place of content that is loading. Hidden from screen readers, because another
 * element says 'Loading'.
 */
export function Skeleton({ width = '100%', height = '1em', style }: SkeletonProps) {
  return <span aria-hidden="true" className={classes.skeleton} style={{ width, height, ...style }} />;
}
