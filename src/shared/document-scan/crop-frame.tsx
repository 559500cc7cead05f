import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import classes from './crop-frame.module.css';
import { PageCanvas } from './page-canvas.tsx';
import { type Crop, type Edge, limitsOf, type PageEdit, WHOLE, withCornerAt, withEdge } from './page-edit.ts';

/** How far an arrow key moves an edge, of the whole picture; with Shift it is ten times as much. */
const STEP = 0.01;

const edges = [
  ['left', 'Left edge', 'horizontal'],
  ['top', 'Top edge', 'vertical'],
  ['right', 'Right edge', 'horizontal'],
  ['bottom', 'Bottom edge', 'vertical'],
] as const;

/** Corners are for pointers; the keyboard moves the two edges. */
const corners = [
  ['left', 'top'],
  ['right', 'top'],
  ['right', 'bottom'],
  ['left', 'bottom'],
] as const;

const ways: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export interface CropFrameProps {
  readonly shown: ImageBitmap;
  readonly edit: PageEdit;
  readonly label: string;
  readonly onCrop: (crop: Crop) => void;
}

/** A picture with a crop frame, whose edges are dragged, tapped into place, or moved with the arrow keys. */
export function CropFrame({ shown, edit, label, onCrop }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const { crop } = edit;

  /** Where in the picture it was, from 0 at the left and the top to 1. */
  const placeIn = ({ clientX, clientY }: MouseEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return null;
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const pull = (pulled: readonly Edge[]) => (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = placeIn(event);
    if (at === null) return;
    onCrop(
      pulled.reduce(
        (now, edge) => withEdge(now, edge, edge === 'left' || edge === 'right' ? at.x : at.y),
        crop,
      ),
    );
  };
  const tap = (event: MouseEvent) => {
    const at = placeIn(event);
    // A drag ends with a click on its handle.
    if (at !== null && event.target instanceof HTMLCanvasElement) onCrop(withCornerAt(crop, at.x, at.y));
  };
  const take = (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId);

  const move = (edge: Edge) => (event: KeyboardEvent) => {
    const [least, most] = limitsOf(crop, edge);
    const way = ways[event.key];
    const to =
      way !== undefined
        ? crop[edge] + way * STEP * (event.shiftKey ? 10 : 1)
        : event.key === 'Home'
          ? least
          : event.key === 'End'
            ? most
            : null;
    if (to === null) return;
    event.preventDefault();
    onCrop(withEdge(crop, edge, to));
  };

  const place = Object.fromEntries(
    edges.map(([edge]) => [`--${edge}`, `${(crop[edge] * 100).toFixed(2)}%`]),
  ) as CSSProperties;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the edges
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the edges
    <div ref={area} className={classes.area} style={place} onClick={tap}>
      <PageCanvas shown={shown} edit={{ ...edit, crop: WHOLE }} label={label} className={classes.picture} />
      <div className={classes.outside} aria-hidden="true">
        <div className={classes.kept} />
      </div>
      {corners.map((pulled) => (
        <div
          key={pulled.join()}
          className={classes.corner}
          data-side={pulled[0]}
          data-end={pulled[1]}
          aria-hidden="true"
          onPointerDown={take}
          onPointerMove={pull(pulled)}
        />
      ))}
      {edges.map(([edge, name, orientation]) => (
        <div
          key={edge}
          className={classes.edge}
          data-edge={edge}
          role="slider"
          tabIndex={0}
          aria-label={name}
          aria-orientation={orientation}
          aria-valuemin={Math.round(limitsOf(crop, edge)[0] * 100)}
          aria-valuemax={Math.round(limitsOf(crop, edge)[1] * 100)}
          aria-valuenow={Math.round(crop[edge] * 100)}
          aria-valuetext={`${Math.round(Math.abs(crop[edge] - WHOLE[edge]) * 100)}% cut off`}
          onKeyDown={move(edge)}
          onPointerDown={take}
          onPointerMove={pull([edge])}
        />
      ))}
    </div>
  );
}
