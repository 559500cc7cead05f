import { Component, type ReactNode } from 'react';
import { studentErrors } from '#contract/errors/student.ts';
import { Button } from '#shared/ui/button.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';

interface FormBoundaryProps {
  readonly children: ReactNode;
  readonly onRefresh: () => void;
}

/** Catches a form that breaks (STU-06). What was typed is in the draft, and comes back after a refresh. */
export class FormBoundary extends Component<FormBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <StateMessage
        kind="error"
        text={studentErrors['student-form-crashed']}
        hint="What you have typed is kept on this device."
      >
        <Button onClick={this.props.onRefresh}>Refresh Page</Button>
      </StateMessage>
    );
  }
}
