import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

describe('a message with a way on', () => {
  it('[WCAG-2.4.3] a message removed with its pressed button moves the focus to the screen', () => {
    const { rerender } = render(<Screen>{failed}</Screen>);
    screen.getByRole('button').focus();
    rerender(<Screen />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[WCAG-2.4.3] a message removed by itself leaves the focus alone', () => {
    const { rerender } = render(<Screen>{failed}</Screen>);
    screen.getByRole('link').focus();
    rerender(<Screen />);
    expect(screen.getByRole('link')).toHaveFocus();
  });
});
