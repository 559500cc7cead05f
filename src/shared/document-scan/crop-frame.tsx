import type { CSSProperties } from 'react';
import classes from './crop-frame.module.css';
import { PageCanvas } from './page-canvas.tsx';
import { type Crop, type PageEdit, WHOLE, withEdge } from './page-edit.ts';

const edges = [
  ['left', 'Left edge'],
  ['right', 'Right edge'],
  ['top', 'Top edge'],
  ['bottom', 'Bottom edge'],
] as const;

export interface CropFrameProps {
  readonly shown: ImageBitmap;
  readonly edit: PageEdit;
  readonly label: string;
  readonly onCrop: (crop: Crop) => void;
}

/** A picture with a crop frame, and a native slider for each edge. */
export function CropFrame({ shown, edit, label, onCrop }: CropFrameProps) {
  const { crop } = edit;
  const place = Object.fromEntries(
    edges.map(([edge]) => [`--${edge}`, `${(crop[edge] * 100).toFixed(2)}%`]),
  ) as CSSProperties;
  return (
    <>
      <div className={classes.area} style={place}>
        <PageCanvas shown={shown} edit={{ ...edit, crop: WHOLE }} label={label} className={classes.picture} />
        <div className={classes.outside} aria-hidden="true">
          <div className={classes.kept} />
        </div>
      </div>
      <div className={`${classes.edges} quiet`}>
        {edges.map(([edge, name]) => (
          <label key={edge}>
            {name}
            <input
              type="range"
              value={Math.round(crop[edge] * 100)}
              aria-valuetext={`${Math.round(Math.abs(crop[edge] - WHOLE[edge]) * 100)}% cut off`}
              onChange={({ currentTarget }) =>
                onCrop(withEdge(crop, edge, Number(currentTarget.value) / 100))
              }
            />
          </label>
        ))}
      </div>
    </>
  );
}
