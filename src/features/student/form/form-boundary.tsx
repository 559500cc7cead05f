import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { studentErrors } from '#contract/errors/student.ts';
import { Boundary } from '#shared/ui/feedback/boundary.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';

interface FormBoundaryProps {
  readonly children: ReactNode;
  readonly onRefresh: () => void;
}

/**
 * Catches rendering errors in the form (STU-06). After a refresh, the form restores the user's
 * input from the draft.
 */
export function FormBoundary({ children, onRefresh }: FormBoundaryProps) {
  const instead = (
    <StateMessage
      kind="error"
      text={studentErrors['student-form-crashed']}
      hint="Your draft is saved on this device."
    >
      <Button onClick={onRefresh}>Refresh Page</Button>
    </StateMessage>
  );
  return <Boundary instead={instead}>{children}</Boundary>;
}
