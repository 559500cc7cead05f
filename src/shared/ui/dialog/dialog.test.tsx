import { Button } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { Dialog } from './dialog.tsx';

function Page({ beginsOpen = false }) {
  const [isOpen, setOpen] = useState(beginsOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <Dialog
        title="Leave this page?"
        isOpen={isOpen}
        onClose={close}
        actions={<Button onClick={close}>Stay</Button>}
      >
        <p>Your draft is kept.</p>
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<Page />, { wrapper: AppTheme });
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  return screen.getByRole('dialog', { name: 'Leave this page?' });
}

describe('Dialog', () => {
  it('the dialog renders nothing before it opens', () => {
    render(<Page />, { wrapper: AppTheme });
    expect(screen.queryByText('Your draft is kept.')).toBeNull();
  });

  it.each([
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['an action', () => userEvent.click(screen.getByRole('button', { name: 'Stay' }))],
    ['a click outside the dialog', () => userEvent.click(screen.getByRole('dialog'))],
  ])('%s closes the dialog and restores the focus', async (_, close) => {
    const dialog = await openDialog();
    expect(dialog).toBeVisible();
    await close();
    expect(dialog).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
  });

  it('the dialog stays open when a press starts inside and ends outside, as when selecting text', async () => {
    const dialog = await openDialog();
    fireEvent.pointerDown(screen.getByText('Your draft is kept.'));
    fireEvent.pointerUp(dialog);
    // If a press starts and ends on different elements, browsers fire the click on their common
    // ancestor.
    fireEvent.click(dialog);
    expect(dialog).toBeVisible();
  });

  it('[WCAG-2.4.3] closing a dialog that was open from the start moves the focus to the main element', async () => {
    render(
      <main tabIndex={-1}>
        <Page beginsOpen />
      </main>,
      { wrapper: AppTheme },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[WCAG-2.4.3] removing an open dialog moves the focus to the main element', () => {
    const page = (isThere: boolean) => (
      <main tabIndex={-1}>
        {isThere && (
          <Dialog title="Sign out" isOpen onClose={() => {}}>
            <p>Words</p>
          </Dialog>
        )}
      </main>
    );
    const { rerender } = render(page(true), { wrapper: AppTheme });
    screen.getByRole('button', { name: 'Close' }).focus();
    rerender(page(false));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('the dialog has no landmarks of its own', () => {
    const { container } = render(
      <Dialog title="A window" isOpen onClose={() => {}} actions={<button type="button">Done</button>}>
        <p>Words</p>
      </Dialog>,
      { wrapper: AppTheme },
    );
    expect(container.querySelector('header, footer')).toBeNull();
  });

  it('the dialog closes when the browser fires a cancel event', async () => {
    const dialog = await openDialog();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect.poll(() => dialog.hasAttribute('open')).toBe(false);
  });
});
