import type { FormFailure } from '../form/form-failure.ts';
import type { UploadProgress } from './document-state.ts';

export interface DocumentsOfForm<Name extends string> {
  readonly progress: () => readonly (readonly [Name, UploadProgress])[];
  readonly isBusy: () => boolean;
  /** Resolves once no file is uploading. */
  readonly settled: () => Promise<void>;
}

function failedOf<Name extends string>({ progress }: DocumentsOfForm<Name>): Map<Name, string> {
  return new Map(
    progress().flatMap(([name, state]) => (state.kind === 'failed' ? [[name, state.text] as const] : [])),
  );
}

/**
 * Waits for uploads before a form is submitted. The caller must not submit the form if this returns
 * a failure. Ignores uploads that failed before the wait, so that submitting again sends the form
 * without those files.
 *
 * @returns a failure with the given text if an upload failed during the wait, otherwise null
 */
export async function afterUploads<Name extends string>(
  documents: DocumentsOfForm<Name>,
  text: string,
): Promise<FormFailure<Name> | null> {
  if (!documents.isBusy()) return null;
  const before = failedOf(documents);
  await documents.settled();
  const fields = failedOf(documents);
  for (const name of before.keys()) fields.delete(name);
  return fields.size === 0 ? null : { text, fields };
}
