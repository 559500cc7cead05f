import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import ToastHost from '#shared/ui/feedback/toast-host.tsx';
import { photograph } from '../document-scan/photographed-page.test-utils.ts';
import { AppTheme } from '../theme/app-theme.tsx';
import { DocumentField } from './document-field.tsx';
import type { DocumentState } from './document-state.ts';

function show(state: DocumentState) {
  const calls = {
    onChoose: vi.fn((_: File) => {}),
    onRetry: vi.fn(),
    onCancel: vi.fn(),
    onPhotographing: vi.fn(),
  };
  render(
    <AppTheme>
      <DocumentField
        id="income"
        label="Income certificate"
        accept="application/pdf"
        chooseLabel="Choose a PDF"
        state={state}
        {...calls}
      />
    </AppTheme>,
  );
  return calls;
}

const waiting = (seconds: number): DocumentState => ({
  kind: 'uploading',
  url: null,
  fileName: 'income.pdf',
  fraction: 0,
  retry: { seconds, attempt: 2, of: 3 },
});

it('[UPLOAD-01] after the connection drops, a document field shows when the upload will be retried, and offers to retry now or cancel', async () => {
  const { onRetry, onCancel } = show(waiting(3));
  expect(screen.getByText('The connection dropped. Trying again in 3 seconds (2 of 3)')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Income certificate: the connection dropped. Trying again (2 of 3).',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try now: upload Income certificate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of Income certificate' }));
  expect([onRetry.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

it('[WCAG-2.4.3] [WCAG-4.1.3] a document field announces the start and end of an upload, and keeps the focus within the field', () => {
  const field = (state: DocumentState) => (
    <AppTheme>
      <DocumentField
        id="income"
        label="Income certificate"
        accept="application/pdf"
        chooseLabel="Choose a PDF"
        state={state}
        onChoose={() => {}}
        onRetry={() => {}}
        onCancel={() => {}}
        onPhotographing={() => {}}
      />
    </AppTheme>
  );
  const stored: DocumentState = {
    kind: 'stored',
    url: 'https://files.example/1.pdf',
    fileName: 'income.pdf',
  };
  const { rerender } = render(field({ kind: 'empty' }));
  const status = screen.getByRole('status');
  screen.getByLabelText('Income certificate Choose a PDF').focus();
  rerender(field({ kind: 'uploading', url: null, fileName: 'income.pdf', fraction: 0 }));
  expect(status).toHaveTextContent('Income certificate: uploading.');
  expect(screen.getByRole('button', { name: 'Cancel the upload of Income certificate' })).toHaveFocus();
  rerender(field({ kind: 'uploading', url: null, fileName: 'income.pdf', fraction: 0.5 }));
  expect(status).toHaveTextContent(/^Income certificate: uploading.$/);
  rerender(field(waiting(1)));
  screen.getByRole('button', { name: 'Try now: upload Income certificate' }).focus();
  rerender(field({ kind: 'uploading', url: null, fileName: 'income.pdf', fraction: 0 }));
  expect(screen.getByRole('button', { name: 'Cancel the upload of Income certificate' })).toHaveFocus();
  rerender(field(stored));
  expect(status).toHaveTextContent('Income certificate: uploaded.');
  expect(screen.getByRole('button', { name: 'Change Income certificate' })).toHaveFocus();
});

it('a document field that starts with a stored document announces nothing and takes no focus', () => {
  show({ kind: 'stored', url: 'https://files.example/1.pdf', fileName: null });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
});

it('the countdown to an upload’s retry says ‘1 second’ in the singular', () => {
  show(waiting(1));
  expect(screen.getByText('The connection dropped. Trying again in 1 second (2 of 3)')).toBeVisible();
});

it('[SCAN-01] a document field turns photos into a PDF, and calls onChoose with the PDF', async () => {
  const { onChoose, onPhotographing } = show({ kind: 'empty' });
  await userEvent.click(screen.getByRole('button', { name: 'Use photos for Income certificate' }));
  expect(onPhotographing).toHaveBeenLastCalledWith(true);
  const size = { width: 300, height: 400 };
  await userEvent.upload(
    await screen.findByLabelText('Choose photos'),
    await photograph({ seed: 1, lines: ['Income'], size }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Make the PDF' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this PDF' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onPhotographing).toHaveBeenLastCalledWith(false);
  const [pdf = new File([], '')] = onChoose.mock.calls[0] ?? [];
  expect([pdf.name, pdf.type, (await pdf.text()).slice(0, 5)]).toEqual([
    'Income certificate.pdf',
    'application/pdf',
    '%PDF-',
  ]);
});

it('[SCAN-01] a document field’s ‘Use photos’ button regains the focus when the user cancels the photo dialog', async () => {
  const { onPhotographing } = show({ kind: 'empty' });
  const use = screen.getByRole('button', { name: 'Use photos for Income certificate' });
  await userEvent.click(use);
  await screen.findByLabelText('Take a photo');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(use).toHaveFocus();
  expect(onPhotographing.mock.calls).toEqual([[true], [false]]);
});

it('[SAFE-04] a document field says that the page closed before the photos became a PDF', () => {
  show({ kind: 'interrupted', url: null, fileName: null });
  expect(screen.getByLabelText('Income certificate Choose a PDF')).toHaveAccessibleDescription(
    'The page closed before we could make a PDF from your photos. Add the photos again.',
  );
});

/**
 * Drags data over an element and drops it there.
 *
 * @returns whether the page prevented the browser's default for `dragover` and for `drop`
 */
async function drop(target: Element, content: (transfer: DataTransfer) => void) {
  const dataTransfer = new DataTransfer();
  content(dataTransfer);
  const events = ['dragover', 'drop'].map(
    (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
  );
  for (const event of events) await act(async () => void target.dispatchEvent(event));
  return events.map(({ defaultPrevented }) => defaultPrevented);
}

it('the browser does not open a file dropped outside the document fields, and one message says where to drop the file', async () => {
  const first = show({ kind: 'empty' });
  const second = show({ kind: 'empty' });
  render(
    <AppTheme>
      <label>
        Note <textarea />
      </label>
      <ToastHost />
    </AppTheme>,
  );
  const deed = new File(['%PDF-'], 'deed.pdf', { type: 'application/pdf' });
  const note = screen.getByLabelText('Note');
  expect(await drop(note, ({ items }) => items.add(deed))).toEqual([true, true]);
  expect(await screen.findAllByText('Nothing was uploaded. Drop the file on a document field.')).toHaveLength(
    1,
  );
  expect([first.onChoose, second.onChoose].flatMap(({ mock }) => mock.calls)).toEqual([]);
  // The browser still handles text that is dropped into a text field.
  expect(await drop(note, (transfer) => transfer.setData('text/plain', 'Hello'))).toEqual([false, false]);
});

it('dropping a file on a document field chooses the file and shows no message', async () => {
  const { onChoose } = show({ kind: 'empty' });
  const deed = new File(['%PDF-'], 'deed.pdf', { type: 'application/pdf' });
  expect(await drop(screen.getByText('Income certificate'), ({ items }) => items.add(deed))).toEqual([
    true,
    true,
  ]);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(deed);
  expect(screen.queryByText(/^Nothing was uploaded/)).toBeNull();
});
