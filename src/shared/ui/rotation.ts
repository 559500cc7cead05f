import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, useEffect, useState } from 'react';

export interface Rotation {
  readonly index: number;
  /** True once a person has stopped it by the control, or where motion is not wanted. */
  readonly isStopped: boolean;
  /** Stops it, or lets it go on. */
  toggle(): void;
  /** Stops it, if it is not stopped. */
  stop(): void;
  /** Shows another one; past the end it begins again. */
  show(index: number): void;
  /** Props for the moving element: it pauses while the pointer or the focus is inside. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Shows items in turn (WCAG 2.2.2): it pauses on hover, on focus and in a hidden tab, can be stopped by a control,
 * and does not start under reduced motion.
 *
 * @param everyMs how long each one is shown, in milliseconds
 */
export function useRotation(count: number, everyMs: number): Rotation {
  // False at first, as the build draws it: most visitors see it move, so the control says so from the start.
  const isReduced = useReducedMotion();
  const isHidden = useDocumentVisibility() === 'hidden';
  const [index, setIndex] = useState(0);
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  /** The user's choice; null before any. */
  const [wish, setWish] = useState<'stop' | 'go' | null>(null);
  const isStopped = wish === null ? isReduced : wish === 'stop';
  const isMoving = !isStopped && !isOver && !isFocused && !isHidden && count > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen by hand stays its full time
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [isMoving, count, everyMs, index]);

  return {
    index,
    isStopped,
    toggle: () => setWish(isStopped ? 'go' : 'stop'),
    stop: () => setWish('stop'),
    show: (next) => setIndex(((next % count) + count) % count),
    handlers: {
      onPointerEnter: () => setOver(true),
      onPointerLeave: () => setOver(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
