import { useEffect, useRef } from 'react';
import { drawPage } from './page-drawing.ts';
import { keptSize, type PageEdit } from './page-edit.ts';

export interface PageCanvasProps {
  readonly shown: ImageBitmap;
  readonly edit: PageEdit;
  /** The accessible name. If omitted, the canvas is hidden from screen readers. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Draws a picture with the given edits. */
export function PageCanvas({ shown, edit, label, className }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = keptSize(shown, edit);
  useEffect(() => {
    if (canvas.current) drawPage(canvas.current, shown, edit);
  }, [shown, edit]);
  return (
    <canvas
      ref={canvas}
      className={className}
      width={width}
      height={height}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
