import type { BeforeSend } from '../form/use-drafted-form.ts';
import type { DocumentState } from './document-state.ts';

export interface DocumentsOfForm<Part extends string> {
  /** Every document of the form, as it is now. */
  readonly states: () => readonly (readonly [Part, DocumentState])[];
  /** True while a file is on its way. */
  readonly isBusy: () => boolean;
  /** Settles when no file is on its way any more. */
  readonly settled: () => Promise<void>;
}

function failedOf<Part extends string>({ states }: DocumentsOfForm<Part>): Map<Part, string> {
  return new Map(
    states().flatMap(([part, state]) => (state.kind === 'failed' ? [[part, state.text] as const] : [])),
  );
}

/** Waits for the files on their way before a form is sent. One that fails stops the form; sent again, it goes without it. */
export function afterUploads<Part extends string>(
  documents: DocumentsOfForm<Part>,
  text: string,
): BeforeSend<Part> {
  return async (wait) => {
    if (!documents.isBusy()) return null;
    wait();
    const before = failedOf(documents);
    await documents.settled();
    const fields = failedOf(documents);
    for (const part of before.keys()) fields.delete(part);
    return fields.size === 0 ? null : { text, fields };
  };
}
