/** Why a form was not sent or saved, as shown to the user. */
export interface FormFailure<Part extends string = string> {
  /** Shown above the form. Null if the field errors say everything. */
  readonly text: string | null;
  /** The server's messages about the form as a whole. Shown below `text`. */
  readonly detail?: string | null;
  /** The server's messages, by field or document. */
  readonly fields?: ReadonlyMap<Part, string>;
}
