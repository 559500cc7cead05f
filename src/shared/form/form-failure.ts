/** Why a form was not sent or saved, as shown to the user. */
export interface FormFailure<Part extends string = string> {
  /** Shown above the form. Null if the field errors say everything. */
  readonly text: string | null;
  /** The server's messages about the form as a whole, below the text. */
  readonly detail?: string | null;
  /** The server's messages, by the part that they concern. */
  readonly fields?: ReadonlyMap<Part, string>;
}
