/** Why something was not sent or not saved, as a form shows it. */
export interface FormFailure<Part extends string = string> {
  /** Shown on top of the form; null where everything is said by a field. */
  readonly text: string | null;
  /** The server's messages that are about no field, beneath the text. */
  readonly detail?: string | null;
  /** The server's messages, by the part that they are about. */
  readonly fields?: ReadonlyMap<Part, string>;
  /** The connection failed: it can wait on the device. `doubtful` where it may have arrived all the same. */
  readonly canWait?: 'certain' | 'doubtful' | null;
}
