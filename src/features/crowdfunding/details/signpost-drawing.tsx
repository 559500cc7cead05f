import { StateDrawing } from '#shared/ui/feedback/state-drawing.tsx';

/** Decorative drawing of a signpost with two blank boards. */
export function SignpostDrawing() {
  return (
    <StateDrawing>
      <path d="M120 128V36" strokeWidth="7" />
      <path d="M84 44h62l12 10-12 10H84z" fill="#fff" />
      <path d="M156 72H94L82 82l12 10h62z" fill="var(--ee-path)" />
    </StateDrawing>
  );
}
