/** Why a message was not sent, or not surely sent. */
export type EmailFailure =
  /** The service refused it, with a message for the people who run this site. */
  | { readonly kind: 'refused'; readonly status: number; readonly text: string }
  /** The connection broke before the service had answered. */
  | { readonly kind: 'network' }
  /** The service has not answered in time: it is not known whether it took the message. */
  | { readonly kind: 'timeout' }
  /** A variable that the service needs is not set: nothing has left this device. */
  | { readonly kind: 'configuration'; readonly variable: string };

/** A message that was not sent, as one tagged value. */
export class EmailError extends Error {
  override readonly name = 'EmailError';
  readonly failure: EmailFailure;

  constructor(failure: EmailFailure) {
    super(`Email: ${failure.kind}`);
    this.failure = failure;
  }
}

/** A message to the people behind this site. */
export interface EmailMessage {
  readonly name: string;
  /** Where the answer goes. */
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** The hosted email service. */
export interface EmailSender {
  /**
   * Sends a message, once. It resolves when the service has taken it.
   *
   * @throws EmailError with the failure as one tagged value
   */
  send(message: EmailMessage): Promise<void>;
}
