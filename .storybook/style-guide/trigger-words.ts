import type { Trigger } from '#mocks/scenarios/errors/define-entries.ts';

/** Describes what triggers an error. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'answer':
      return `${trigger.operation} responds with ${trigger.status} ${JSON.stringify(trigger.body)}`;
    case 'network':
      return `The network fails during ${trigger.operation}`;
    case 'hang':
      return `${trigger.operation} never gets a response`;
    case 'input':
      return `The ${trigger.form} form has an invalid ${trigger.field}`;
    case 'visit':
      return `A visitor opens ${trigger.to}`;
    case 'configuration':
      return `${trigger.variable} is missing or malformed`;
    case 'storage':
      return `The file storage: ${storage[trigger.failure]}`;
    case 'email':
      return `The email service: ${email[trigger.failure]}`;
    case 'device':
      return `The browser’s stored ${trigger.key} cannot be read`;
    case 'account':
      return `The account has no ${trigger.lacks}${trigger.isClosed ? ' and does not accept one' : ''}`;
    case 'payment':
      return 'The payment provider takes the money but returns no proof of payment';
    case 'tab':
      return `Another tab holds the lock ${trigger.lock}`;
    case 'drawing':
      return `Rendering a ${trigger.element} throws an error`;
    case 'script':
      return `The ${trigger.service} script cannot be loaded`;
  }
}

const storage = {
  'bucket-missing': 'its bucket does not exist',
  refused: 'it refuses an upload',
  nothing: 'it does not return the file’s URL',
  network: 'the network fails',
} as const;

const email = {
  refused: 'it refuses the message',
  network: 'the network fails',
  hang: 'it never responds',
} as const;
