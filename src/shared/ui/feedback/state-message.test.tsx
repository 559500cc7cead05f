import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StateMessage } from './state-message.tsx';

const failed = (
  <StateMessage kind="error" text="The list could not be loaded.">
    <button type="button">Try Again</button>
  </StateMessage>
);

function Screen({ children }: { readonly children?: React.ReactNode }) {
  return (
    <main tabIndex={-1}>
      <a href="#top">All campaigns</a>
      {children}
    </main>
  );
}

describe('a message with a next step', () => {
  it('[WCAG-2.4.3] removing a state message that contains the focus moves the focus to the main element', () => {
    const { rerender } = render(<Screen>{failed}</Screen>);
    screen.getByRole('button').focus();
    rerender(<Screen />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[WCAG-2.4.3] removing a state message does not move the focus if the focus is outside the message', () => {
    const { rerender } = render(<Screen>{failed}</Screen>);
    screen.getByRole('link').focus();
    rerender(<Screen />);
    expect(screen.getByRole('link')).toHaveFocus();
  });
});

describe('a message about a failed read', () => {
  afterEach(() => act(() => onlineManager.setOnline(true)));

  it('[OUT-08] a message about a failed read shows the offline hint while the browser is offline, and its own advice while the browser is online', () => {
    render(
      <StateMessage kind="unread" text="The list could not be loaded." hint="Please try again.">
        <button type="button">Try Again</button>
      </StateMessage>,
    );
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent('The list could not be loaded.Please try again.Try Again');
    act(() => onlineManager.setOnline(false));
    expect(message).toHaveTextContent(
      'The list could not be loaded.You’re offline. This will load as soon as you’re back online.Try Again',
    );
  });

  it('an error message that is not about a failed read keeps its advice while the browser is offline', () => {
    act(() => onlineManager.setOnline(false));
    render(
      <StateMessage kind="error" text="There is no such campaign." hint="The link may be incomplete.">
        <button type="button">Browse campaigns</button>
      </StateMessage>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The link may be incomplete.');
  });
});
