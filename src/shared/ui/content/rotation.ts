import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, useEffect, useState } from 'react';

export interface Rotation {
  readonly index: number;
  /**
   * True after the user has stopped the rotation. Under reduced motion, true until they start it.
   */
  readonly isStopped: boolean;
  /** Stops or restarts the rotation. */
  toggle(): void;
  stop(): void;
  /** Shows an item. The index wraps around at both ends. */
  show(index: number): void;
  /** Props for the element that contains the items. They pause the rotation on hover and focus. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Shows items in turn. Pauses on hover, on focus and in a hidden tab. A button can stop and restart
 * the rotation (WCAG 2.2.2). Under reduced motion, only the button starts it.
 *
 * @param everyMs how long to show each item, in milliseconds
 */
export function useRotation(count: number, everyMs: number): Rotation {
  // False on the first render, as in the prerendered page. For most visitors it stays false, so
  // their Pause button keeps its label.
  const isReduced = useReducedMotion();
  const isHidden = useDocumentVisibility() === 'hidden';
  const [index, setIndex] = useState(0);
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  /** The user's choice. Null until the user stops or starts the rotation. */
  const [wish, setWish] = useState<'stop' | 'go' | null>(null);
  const isStopped = wish === null ? isReduced : wish === 'stop';
  const isMoving = !isStopped && !isOver && !isFocused && !isHidden && count > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an item that the user chose shows for the full time
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
