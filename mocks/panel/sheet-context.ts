import type { PanelModel } from './panel-model.ts';

/** The props of every sheet of the panel. */
export interface SheetContext {
  readonly model: PanelModel;
  /** Rerenders the panel after a change to the mock. */
  readonly refresh: () => void;
  /** Shows a message in the panel's status line. */
  readonly say: (text: string) => void;
  /** Copies text to the clipboard. The status line says whether the browser allowed it. */
  readonly copy: (text: string) => void;
}
