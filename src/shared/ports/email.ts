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

/** The hosted email service. Its client is loaded at the first send: most visits send no message. */
export interface EmailSender {
  /**
   * Sends a message, once. It resolves when the service has taken it.
   *
   * @param signal ends the wait; what has left by then cannot be called back
   * @throws EmailError with the failure as one tagged value
   * @throws DOMException `AbortError` when `signal` ends the wait
   */
  send(message: EmailMessage, signal?: AbortSignal): Promise<void>;
}

/** Loads the client. It rejects where that fails: nothing has left this device then. */
export type LoadEmailSender = () => Promise<EmailSender>;
