/** Why a form was not sent or saved, as it is shown. */
export interface FormFailure<Part extends string = string> {
  /** Shown above the form; null where the fields say everything. */
  readonly text: string | null;
  /** The server's messages about the form as a whole, below the text. */
  readonly detail?: string | null;
  /** The server's messages, by the part that they are about. */
  readonly fields?: ReadonlyMap<Part, string>;
}
