import type { Service, Source, TrafficEntry, TrafficResult } from '../traffic/traffic.ts';

export const serviceNames: Readonly<Record<Service, string>> = {
  api: 'REST API',
  'sign-in': 'Sign-in service',
  storage: 'Storage',
  database: 'Database',
  email: 'Email service',
};

const sources: Readonly<Record<Source, string>> = {
  mock: 'the mock',
  scenario: 'the active scenario',
  network: 'the network settings',
  backend: 'the configured backend',
};

/** Names what answered a call or cut it off. */
export const whoAnswered = ({ source, status }: TrafficResult): string =>
  `${status === null ? 'cut off' : 'answered'} by ${sources[source]}`;

/** Summarizes a call in one line. */
export function headline({ service, method, path, operation, result }: TrafficEntry): string {
  const isUnknown = service === 'api' && operation === null;
  const name = `${method} ${path}${isUnknown ? ' (no operation)' : ''}`;
  if (!result) return `… ${name}: waiting`;
  const status = result.status === null ? 'no response' : String(result.status);
  const fits = result.issues.length === 0 ? '' : ' · violates the contract';
  return `${status} ${name} · ${Math.round(result.durationMs)} ms${fits}`;
}

/** Says whether a response matches the contract. */
export function judgementOn({ service, result }: TrafficEntry): string {
  if (!result) return 'No response yet.';
  if (result.status === null) return 'No response arrived.';
  if (service !== 'api') return 'The contract does not cover this service.';
  if (result.issues.length === 0) return 'The response matches the contract.';
  return `The response violates the contract. ${result.issues.join(' ')}`;
}

/** Says how many calls to the chosen service the list contains. */
export function countWords(count: number, chosen: Service | 'all'): string {
  if (count > 0) return `${count} call${count === 1 ? '' : 's'}, newest first`;
  return chosen === 'all'
    ? 'This page has made no calls.'
    : `No calls to this service: ${serviceNames[chosen]}.`;
}
