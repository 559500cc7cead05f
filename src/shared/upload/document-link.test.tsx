import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type DocumentAccess, DocumentAccessContext } from './document-access.ts';
import { DocumentLink } from './document-link.tsx';

const STORED =
  'https://files.example/storage/v1/object/authenticated/student-documents/user_1/tenthResult.pdf';
const SIGNED = 'https://files.example/signed?token=1';

/** Records the addresses of clicked links instead of opening them. */
function keepOpened() {
  const opened: string[] = [];
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    event.preventDefault();
    opened.push(event.target.href);
  };
  document.addEventListener('click', keep);
  return { opened, stop: () => document.removeEventListener('click', keep) };
}

function show(sign: DocumentAccess['sign'], isPrivate = true) {
  const link = (href: string) => (
    <DocumentAccessContext value={{ isPrivate: () => isPrivate, sign }}>
      <DocumentLink href={href}>View</DocumentLink>
    </DocumentAccessContext>
  );
  const { rerender } = render(link(STORED));
  return { showInstead: (href: string) => rerender(link(href)) };
}

it('[STU-08] on a click, a document link requests a signed URL for a private document, and opens that URL', async () => {
  const { opened, stop } = keepOpened();
  const sign = vi.fn(async () => SIGNED);
  show(sign);
  expect(sign).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'View' }));
  expect(await screen.findByText(/^Opened in a new tab/)).toBeVisible();
  expect([sign.mock.calls, opened]).toEqual([[[STORED]], [SIGNED]]);
  await userEvent.click(screen.getByRole('link', { name: 'View' }));
  expect([sign.mock.calls.length, opened]).toEqual([1, [SIGNED, SIGNED]]);
  stop();
});

it('[STU-08] if a document cannot be opened, its link says so and offers to try again', async () => {
  const { opened, stop } = keepOpened();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sign = vi.fn(async () => SIGNED).mockRejectedValueOnce(new Error('refused'));
  show(sign);
  await userEvent.click(screen.getByRole('link', { name: 'View' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t open the document. Try again.');
  expect(opened).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'View' }));
  expect(await screen.findByText(/^Opened in a new tab/)).toBeVisible();
  expect(opened).toEqual([SIGNED]);
  logged.mockRestore();
  stop();
});

it('[STU-08] after its document is replaced, a document link opens the new document’s signed URL', async () => {
  const { opened, stop } = keepOpened();
  const sign = vi.fn(async (href: string) => `${href}?token=1`);
  const { showInstead } = show(sign);
  await userEvent.click(screen.getByRole('link', { name: 'View' }));
  expect(await screen.findByText(/^Opened in a new tab/)).toBeVisible();
  const other = STORED.replace('tenthResult', 'twelfthResult');
  showInstead(other);
  expect(screen.queryByText(/^Opened in a new tab/)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'View' }));
  expect(await screen.findByText(/^Opened in a new tab/)).toBeVisible();
  expect(opened).toEqual([`${STORED}?token=1`, `${other}?token=1`]);
  stop();
});

it('[STU-04] a document link opens a public document at its own address', () => {
  show(async () => SIGNED, false);
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', STORED);
});
