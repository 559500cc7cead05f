import type { Trigger } from '#mocks/scenarios/errors/define-entries.ts';

/** What produces an error, as a text. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'answer':
      return `${trigger.operation} answers ${trigger.status} ${JSON.stringify(trigger.body)}`;
    case 'network':
      return `The network fails during ${trigger.operation}`;
    case 'hang':
      return `${trigger.operation} is never answered`;
    case 'input':
      return `The ${trigger.form} form is left with ${trigger.field} in a state that it refuses`;
    case 'visit':
      return `${trigger.to} is opened`;
    case 'configuration':
      return `${trigger.variable} is missing or malformed`;
    case 'storage':
      return `The file storage: ${storage[trigger.failure]}`;
    case 'email':
      return `The email service: ${email[trigger.failure]}`;
    case 'device':
      return `What the browser stores as ${trigger.key} cannot be read`;
    case 'account':
      return `The account has no ${trigger.lacks}${trigger.isClosed ? ', and takes none' : ''}`;
    case 'payment':
      return 'The payment provider takes the money and gives no proof of it';
    case 'tab':
      return `Another tab holds the lock ${trigger.lock}`;
    case 'drawing':
      return `The code breaks while it draws a ${trigger.element}`;
    case 'script':
      return `The script of ${trigger.service} cannot be loaded`;
  }
}

const storage = {
  'bucket-missing': 'its bucket does not exist',
  refused: 'an upload is refused',
  nothing: 'it does not say where the file is',
  network: 'the network fails',
} as const;

const email = {
  refused: 'it refuses the message',
  network: 'the network fails',
  hang: 'it never answers',
} as const;
