import { StateDrawing } from '#shared/ui/feedback/state-drawing.tsx';

/** Decorative drawing of a paper plane that flies toward the sun. */
export function PlaneDrawing() {
  return (
    <StateDrawing>
      <path d="M58 72l99-44-32 78-30-18z" fill="#fff" />
      <path d="M95 88l62-60-74 54z" fill="var(--ee-path)" />
      <path d="M95 88l4 24 11-15z" fill="var(--ee-marigold)" />
    </StateDrawing>
  );
}
