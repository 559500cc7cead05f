import type { PanelModel } from './panel-model.ts';

/** The props of every sheet of the panel. */
export interface SheetContext {
  readonly model: PanelModel;
  /** Renders the panel again after a change to the mock. */
  readonly refresh: () => void;
  /** Shows a message in the panel's status line. */
  readonly say: (text: string) => void;
  /** Copies a text to the clipboard and shows whether that worked. */
  readonly copy: (text: string) => void;
}
