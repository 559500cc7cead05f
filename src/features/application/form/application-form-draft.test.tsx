import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { complete, FIT, fitField, NEED, needField, open, other, sendButton } from './form-test-kit.tsx';

describe('the draft', () => {
  it('[APP-05] the application form’s Back button saves the draft in session storage before leaving the form', async () => {
    const { onBack, session } = open();
    onBack.mockImplementation(() => expect([...session.entries.values()].join()).toContain('Half a tho'));
    await userEvent.type(needField(), 'Half a tho');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('[APP-05] [SAFE-04] the application form restores both answers and the checkbox from its draft', () => {
    open({ answers: { ...complete, otherScholarships: true } });
    expect([needField().value, fitField().value, other().checked]).toEqual([NEED, FIT, true]);
    expect(screen.getByText('Draft saved on this device')).toBeVisible();
  });

  it('[SAFE-04] the application form saves its draft when typing pauses, and says so', async () => {
    vi.useFakeTimers();
    const { draft } = open();
    expect(screen.queryByText('Draft saved on this device')).not.toBeInTheDocument();
    fireEvent.change(fitField(), { target: { value: 'Marks' } });
    fireEvent.click(other());
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(draft.read()).toEqual({ whyFit: 'Marks', otherScholarships: true });
    expect(screen.getByText('Draft saved on this device')).toBeVisible();
  });

  it.each([
    ['a field loses focus', () => fireEvent.blur(needField())],
    ['the page is unloaded', () => fireEvent(window, new Event('pagehide'))],
  ])('[SAFE-04] the application form saves its draft immediately when %s', (_, leave) => {
    const { draft } = open();
    fireEvent.change(needField(), { target: { value: 'Fees' } });
    act(() => void leave());
    expect(draft.read()?.whyNeed).toBe('Fees');
  });

  it('[SAFE-04] the application form saves its draft when it unmounts', () => {
    const { draft, unmount } = open();
    fireEvent.change(needField(), { target: { value: 'Fees' } });
    unmount();
    expect(draft.read()?.whyNeed).toBe('Fees');
  });

  it('[SAFE-04] if the browser can’t store the draft, the application form says so and still sends the answers', async () => {
    const { apply } = open({ storage: 'full' });
    await userEvent.click(needField());
    await userEvent.paste(NEED);
    await userEvent.click(fitField());
    await userEvent.paste(FIT);
    expect(await screen.findByText(/can’t save your draft/)).toBeVisible();
    await userEvent.click(sendButton());
    await waitFor(() => expect(apply).toHaveBeenCalledOnce());
  });

  it.each([
    ['for its draft', (key: string) => ({ key, newValue: 'changed' })],
    ['without a key', () => ({})],
  ])('[SAFE-04] the application form shows changes from another tab after a storage event %s', (_, event) => {
    const { draft } = open({ answers: complete });
    draft.save({ ...complete, whyFit: 'Changed in another tab', otherScholarships: false });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', event(draft.sharedKey)));
    });
    expect(fitField()).toHaveValue('Changed in another tab');
  });
});
