import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { studentErrors } from '#contract/errors/student.ts';
import { Boundary } from '#shared/ui/feedback/boundary.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';

interface FormBoundaryProps {
  readonly children: ReactNode;
  readonly onRefresh: () => void;
}

/** Catches a form that breaks (STU-06). What was typed is in the draft, and comes back after a refresh. */
export function FormBoundary({ children, onRefresh }: FormBoundaryProps) {
  const instead = (
    <StateMessage
      kind="error"
      text={studentErrors['student-form-crashed']}
      hint="What you have typed is kept on this device."
    >
      <Button onClick={onRefresh}>Refresh Page</Button>
    </StateMessage>
  );
  return <Boundary instead={instead}>{children}</Boundary>;
}
