import type { PanelModel } from './panel-model.ts';

/** The props of every sheet of the panel. */
export interface SheetContext {
  readonly model: PanelModel;
  /** Draws the panel anew after a change of the mock. */
  readonly refresh: () => void;
  /** Says something in the panel's status line. */
  readonly say: (text: string) => void;
  /** Puts a text into the clipboard, and says so. */
  readonly copy: (text: string) => void;
}
