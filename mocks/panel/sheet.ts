import type { PanelModel } from './panel-model.ts';

/** What one sheet of the panel is drawn with. */
export interface SheetContext {
  readonly page: Document;
  readonly model: PanelModel;
  /** Draws the sheet again after a change, with the focus where it was. */
  readonly redraw: () => void;
  /** Says something in the panel's status line. */
  readonly say: (text: string) => void;
  /** Puts a text into the clipboard and says so. */
  readonly copy: (text: string, said: string) => void;
}

/** One sheet of the panel, behind a tab. */
export interface Sheet {
  readonly id: string;
  readonly label: string;
  readonly draw: (context: SheetContext) => readonly Node[];
}
