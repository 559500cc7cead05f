/** Why a message was not sent, or may not have been sent. */
export type EmailFailure =
  /** The email service refused the message. `text` tells the people who run this site why. */
  | { readonly kind: 'refused'; readonly status: number; readonly text: string }
  /** The connection dropped before the email service responded. */
  | { readonly kind: 'network' }
  /** The email service did not respond in time. It may have accepted the message. */
  | { readonly kind: 'timeout' }
  /** A required variable is not set. Nothing was sent. */
  | { readonly kind: 'configuration'; readonly variable: string };

/** Thrown when a message was not sent, or may not have been sent. `failure` says why. */
export class EmailError extends Error {
  override readonly name = 'EmailError';
  readonly failure: EmailFailure;

  constructor(failure: EmailFailure) {
    super(`Email: ${failure.kind}`);
    this.failure = failure;
  }
}

export interface EmailMessage {
  readonly name: string;
  /** The address to reply to. */
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export interface EmailSender {
  /**
   * Sends a message once. Resolves when the email service has accepted it.
   *
   * @throws EmailError whose `failure` says what went wrong
   */
  send(message: EmailMessage): Promise<void>;
}
