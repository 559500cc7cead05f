/** Where the email service takes messages. Its client knows no other place. */
export const EMAILJS_SEND_URL = 'https://api.emailjs.com/api/v1.0/email/send';

/** What the service asks for: the key of an account, and a service and a template of it. */
export interface EmailAccount {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
}

/** The account where none is configured; it opens nothing. */
export const MOCK_EMAIL_ACCOUNT: EmailAccount = {
  serviceId: 'service_mock',
  templateId: 'template_mock',
  publicKey: 'mock-public-key',
};

/** The configured account; what is missing of it is the mock's own. */
export function emailAccount({ serviceId, templateId, publicKey }: EmailAccount): EmailAccount {
  return {
    serviceId: serviceId || MOCK_EMAIL_ACCOUNT.serviceId,
    templateId: templateId || MOCK_EMAIL_ACCOUNT.templateId,
    publicKey: publicKey || MOCK_EMAIL_ACCOUNT.publicKey,
  };
}
