import { claims } from '#shared/facts/claims.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';

/** Tells students how long an application takes (students.md §1). */
export function EffortNote() {
  return (
    <Notice>
      <p>
        You answer two questions in your own words. An application takes about{' '}
        <span style={{ whiteSpace: 'nowrap' }}>{claims.applicationTime.figure}</span>, and your draft stays on
        this device until you send it.
      </p>
    </Notice>
  );
}
