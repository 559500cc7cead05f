import { Badge } from '@mantine/core';
import { statusWords } from './application-status-words.ts';

const TONES = { open: 'plain', accepted: 'good', closed: 'quiet', other: 'quiet' } as const;

/** Shows an application's status and what it means. */
export function ApplicationStatus({ status }: { readonly status: string | null | undefined }) {
  const { tone, text, meaning } = statusWords(status);
  return (
    <div className="cluster gap-1">
      <Badge variant={TONES[tone]}>{text}</Badge>
      {meaning !== null && <span className="quiet">{meaning}</span>}
    </div>
  );
}
