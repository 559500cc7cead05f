import { EmailError, type EmailSender } from '../ports/email.ts';

export interface EmailSenderOptions {
  /** VITE_EMAILJS_SERVICE_ID; may be missing. */
  readonly serviceId: string;
  /** VITE_EMAILJS_TEMPLATE_ID; may be missing. */
  readonly templateId: string;
  /** VITE_EMAILJS_PUBLIC_KEY; may be missing. */
  readonly publicKey: string;
}

/** The hosted e-mail service. Its client is downloaded at the first send: most visits write to nobody. */
export function createEmailSender(options: EmailSenderOptions): EmailSender {
  let loading: Promise<EmailSender> | null = null;

  const open = (): Promise<EmailSender> => {
    loading ??= import('./emailjs-sender.ts').then(
      ({ createEmailjsSender }) => createEmailjsSender(options),
      (error: unknown) => {
        console.error('The e-mail client could not be loaded', error);
        // The next send asks for it again.
        loading = null;
        throw new EmailError({ kind: 'not-loaded' });
      },
    );
    return loading;
  };

  return { send: async (message, signal) => (await open()).send(message, signal) };
}
