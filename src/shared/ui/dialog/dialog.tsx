import { ActionIcon } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../actions/close-icon.tsx';
import { focusMain } from '../layout/focus-main.ts';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called when the user presses Escape, or clicks the close button or outside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons in a row at the bottom. */
  readonly actions?: ReactNode;
  /** `wide` is for tables and lists. */
  readonly width?: 'normal' | 'wide';
}

/**
 * The browser's modal dialog, which makes the page inert and closes on Escape. When the dialog
 * closes, the focus returns to the element that had it before, or moves to the main element.
 * Renders its content only while open.
 */
export function Dialog({ title, isOpen, onClose, children, actions, width = 'normal' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) {
      dialog.close();
      // A dialog that was open from the start has no focus to restore.
      if (document.activeElement === document.body) focusMain();
    }
    // Runs after every render, because browsers close the dialog on a second Escape even if the
    // parent keeps it open. The next render then opens it again.
  });

  useEffect(() => {
    const dialog = element.current;
    return () => {
      // A dialog removed while open does not restore the focus.
      if (dialog?.open && document.activeElement === document.body) focusMain();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the element itself handles Escape
    <dialog
      ref={element}
      className={`${classes.dialog} panel`}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The parent decides whether the dialog is open.
        event.preventDefault();
        onClose();
      }}
      onClose={() => isOpen && onClose()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // If a user selects text and releases the mouse outside the dialog, the browser also clicks
        // the dialog element.
        if (target === currentTarget && target === pressed.current) onClose();
        pressed.current = null;
      }}
    >
      {isOpen && (
        <div className={`${classes.content} stack`}>
          <div className={`${classes.header} cluster between`}>
            <h2 id={titleId}>{title}</h2>
            <ActionIcon aria-label="Close" onClick={onClose}>
              <CloseIcon size={18} />
            </ActionIcon>
          </div>
          <div className={classes.body}>{children}</div>
          {actions && <div className={`${classes.actions} cluster`}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
