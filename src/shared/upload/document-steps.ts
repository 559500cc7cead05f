import { type BeforeSend, FILES_DO_NOT_WAIT } from '../form/use-drafted-form.ts';
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

/** What a form with documents does before it is sent, and before it waits on the device. */
export function documentSteps<Part extends string>(documents: DocumentsOfForm<Part>, text: string) {
  let isTold = false;
  /** Waits for the files on their way. One that fails stops the form; sent again, it goes without it. */
  const beforeSend: BeforeSend<Part> = async (wait) => {
    if (!documents.isBusy()) return null;
    wait();
    const before = failedOf(documents);
    await documents.settled();
    const fields = failedOf(documents);
    for (const part of before.keys()) fields.delete(part);
    return fields.size === 0 ? null : { text, fields };
  };
  /** A file cannot wait: the first time that is said, the second time the rest waits without it. */
  const beforeWaiting: BeforeSend<Part> = async () => {
    const fields = failedOf(documents);
    if (fields.size === 0 || isTold) return null;
    isTold = true;
    return { text: FILES_DO_NOT_WAIT, fields, canWait: 'certain' };
  };
  return { beforeSend, beforeWaiting };
}
