import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

export interface BoneProps {
  /** CSS lengths; give a bone the geometry of what will stand in its place. */
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly style?: CSSProperties;
}

/** One shape of a skeleton. It says nothing to assistive technology; its screen says 'Loading'. */
export function Bone({ width = '100%', height = '1em', style }: BoneProps) {
  return <span aria-hidden="true" className={classes.bone} style={{ width, height, ...style }} />;
}
