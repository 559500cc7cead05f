import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { photograph } from '../document-scan/photographed-page.test-utils.ts';
import { AppTheme } from '../theme/app-theme.tsx';
import { DocumentField } from './document-field.tsx';
import type { DocumentState } from './document-state.ts';

function show(state: DocumentState) {
  const calls = { onChoose: vi.fn((_: File) => {}), onRetry: vi.fn(), onCancel: vi.fn() };
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

it('[UPLOAD-01] shows when a dropped upload will be retried, with buttons to retry now or cancel', async () => {
  const { onRetry, onCancel } = show(waiting(3));
  expect(screen.getByText('The connection dropped. Trying again in 3 seconds (2 of 3)')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Income certificate: the connection dropped. Trying again, 2 of 3.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try now to upload Income certificate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of Income certificate' }));
  expect([onRetry.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

it('[WCAG-2.4.3] [WCAG-4.1.3] announces the start and end of an upload, and keeps the focus in the field', () => {
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
  screen.getByRole('button', { name: 'Try now to upload Income certificate' }).focus();
  rerender(field({ kind: 'uploading', url: null, fileName: 'income.pdf', fraction: 0 }));
  expect(screen.getByRole('button', { name: 'Cancel the upload of Income certificate' })).toHaveFocus();
  rerender(field(stored));
  expect(status).toHaveTextContent('Income certificate: uploaded.');
  expect(screen.getByRole('button', { name: 'Change Income certificate' })).toHaveFocus();
});

it('does not announce a stored document, and leaves the focus alone', () => {
  show({ kind: 'stored', url: 'https://files.example/1.pdf', fileName: null });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
});

it('the countdown of a retry says ‘1 second’ in the singular', () => {
  show(waiting(1));
  expect(screen.getByText('The connection dropped. Trying again in 1 second (2 of 3)')).toBeVisible();
});

it('[SCAN-01] a document field uploads the PDF made from photos', async () => {
  const { onChoose } = show({ kind: 'empty' });
  await userEvent.click(screen.getByRole('button', { name: 'Use photos for Income certificate' }));
  const size = { width: 300, height: 400 };
  await userEvent.upload(
    await screen.findByLabelText('Choose photos'),
    await photograph({ seed: 1, lines: ['Income'], size }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Make the PDF' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this PDF' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const [pdf = new File([], '')] = onChoose.mock.calls[0] ?? [];
  expect([pdf.name, pdf.type, (await pdf.text()).slice(0, 5)]).toEqual([
    'Income certificate.pdf',
    'application/pdf',
    '%PDF-',
  ]);
});

it('[SCAN-01] restores the focus when the dialog for photos closes', async () => {
  show({ kind: 'empty' });
  const use = screen.getByRole('button', { name: 'Use photos for Income certificate' });
  await userEvent.click(use);
  await screen.findByLabelText('Take a photo');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(use).toHaveFocus();
});
