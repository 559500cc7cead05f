import { claims } from '#shared/facts/claims.ts';
import { fill } from '#shared/text/fill.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';

/** Tells students how much work an application is (students.md §1). */
export function EffortNote() {
  return (
    <Notice>
      <p>
        {fill(
          'You answer two questions in your own words. An application takes about {time}, and your draft stays on this device until you send it.',
          { time: claims.applicationTime.figure },
        )}
      </p>
    </Notice>
  );
}
