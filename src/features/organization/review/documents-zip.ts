import { downloadZip } from 'client-zip';
import { anySignal } from '#shared/api/any-signal.ts';
import { fill } from '#shared/text/fill.ts';
import { webUrl } from '#shared/text/web-url.ts';
import type { DocumentAccess } from '#shared/upload/document-access.ts';
import { type Applicant, type ApplicantDocument, nameOf } from '../applicant.ts';

/** Time limit for loading one document, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Name of the text file in the ZIP that lists the documents that could not be loaded. */
const LIST_OF_MISSING = 'Not included.txt';

export interface ZipSource {
  readonly applicants: readonly Applicant[];
  /**
   * Returns the applicant with their profile, loading it if necessary. Rejects if loading fails.
   */
  readonly readProfile: (applicant: Applicant) => Promise<Applicant>;
  /** Signs the URLs of private documents. Null if all documents are public. */
  readonly access: DocumentAccess | null;
  readonly fetch?: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** Called before each document loads. */
  readonly onProgress: (done: number, total: number) => void;
}

export interface DocumentsZip {
  /** Null if the file would contain no documents. */
  readonly file: Blob | null;
  readonly included: number;
  /** Describes each document or profile that could not be loaded. */
  readonly missing: readonly string[];
}

/**
 * Puts the documents of several applicants into one ZIP file. Each file name starts with the
 * applicant's name.
 * @throws DOMException `AbortError` if `signal` is aborted
 */
export async function zipDocuments(source: ZipSource): Promise<DocumentsZip> {
  const { applicants, readProfile, signal, onProgress } = source;
  const missing: string[] = [];
  const wanted: { readonly name: string; readonly document: ApplicantDocument }[] = [];
  for (const applicant of applicants) {
    signal.throwIfAborted();
    try {
      const read = await readProfile(applicant);
      const name = nameOf(read);
      wanted.push(...read.documents.map((document) => ({ name, document })));
    } catch (error) {
      if (signal.aborted) throw error;
      missing.push(fill('{name}: the profile could not be loaded', { name: nameOf(applicant) }));
    }
  }

  const names = new Map<string, number>();
  let included = 0;
  async function* files() {
    for (const [index, { name, document }] of wanted.entries()) {
      signal.throwIfAborted();
      onProgress(index, wanted.length);
      try {
        // Reads the whole document first, because an interrupted download would corrupt the ZIP.
        const input = await loadDocument(document, source);
        included += 1;
        yield { name: uniqueName(names, name, document), input, lastModified: new Date() };
      } catch (error) {
        if (signal.aborted) throw error;
        console.warn('A document could not be loaded.', error);
        missing.push(fill('{name}: {document}', { name, document: document.name }));
      }
    }
    if (missing.length > 0)
      yield {
        name: LIST_OF_MISSING,
        input: `These documents could not be loaded:\r\n\r\n${missing.join('\r\n')}\r\n`,
        lastModified: new Date(),
      };
  }
  const file = await downloadZip(files()).blob();
  return { file: included === 0 ? null : file, included, missing };
}

async function loadDocument(
  { url }: ApplicantDocument,
  { access, fetch = globalThis.fetch, signal }: ZipSource,
): Promise<Blob> {
  const address = webUrl(url);
  if (address === null) throw new TypeError('The address of a document is not a web address.');
  const open = access?.isPrivate(address) ? await access.sign(address) : address;
  const response = await fetch(open, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: anySignal([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  if (!response.ok) throw new Error(`The server responded to a document request with ${response.status}.`);
  return response.blob();
}

/** Returns a file name such as `Asha Sharma - 10th marksheet.pdf`. Duplicate names get a number. */
function uniqueName(names: Map<string, number>, name: string, document: ApplicantDocument): string {
  const base = `${inFileName(name)} - ${inFileName(document.name)}`;
  const times = (names.get(base) ?? 0) + 1;
  names.set(base, times);
  const end = document.type?.toLowerCase() ?? 'pdf';
  return `${base}${times > 1 ? ` (${times})` : ''}.${end}`;
}

/** Removes characters that are invalid in file names on some systems. */
function inFileName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .replace(/\p{Surrogate}$/u, '');
}
