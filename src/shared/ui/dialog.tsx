import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from './close-icon.tsx';
import classes from './dialog.module.css';
import { focusMain } from './focus-main.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, the close button, and a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that end the dialog, in a row below what it says. */
  readonly actions?: ReactNode;
  /** `wide` is for tables and lists. */
  readonly width?: 'normal' | 'wide';
}

/**
 * A modal dialog. The browser's own: the page behind is out of reach, Escape closes, and the focus goes
 * back to where it came from, else to the beginning of the page. What it shows is only there while it is open.
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
      // A dialog that was open when the page began has nowhere to give the focus back to.
      if (document.activeElement === document.body) focusMain();
    }
  }, [isOpen]);

  useEffect(() => {
    const dialog = element.current;
    return () => {
      // A dialog that is removed while open returns the focus nowhere.
      if (dialog?.open && document.activeElement === document.body) focusMain();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the element has itself
    <dialog
      ref={element}
      className={classes.dialog}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The parent decides whether it is open.
        event.preventDefault();
        onClose();
      }}
      onClose={() => isOpen && onClose()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // Text that is selected from inside to beside the dialog is clicked here, too.
        if (target === currentTarget && target === pressed.current) onClose();
        pressed.current = null;
      }}
    >
      {isOpen && (
        <div className={classes.content}>
          <div className={classes.header}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
              <CloseIcon size={18} />
            </button>
          </div>
          <div className={classes.body}>{children}</div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
