import { MAX_DOCUMENT_MEGABYTES } from '#contract/limits.ts';
import { namesOf } from '../form/fields.ts';

const MEGABYTE = 1024 * 1024;

/** The maximum size of a document, in bytes (STU-03, ORG-06). */
export const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MEGABYTES * MEGABYTE;

/** How many of a file's first bytes to search for a PDF's signature, as PDF readers do. */
const SIGNATURE_WITHIN = 1024;
/**
 * How many of a PDF's last bytes to search for its end marker. Other bytes may follow the marker.
 */
const PDF_END_WITHIN = 2048;

/**
 * Formats a number of bytes as megabytes with two decimal places. Rounds up, so that a file over
 * the limit never seems to fit.
 */
export function megabytes(bytes: number): string {
  return (Math.ceil((bytes / MEGABYTE) * 100) / 100).toFixed(2);
}

/**
 * The accepted kinds of files. Each has a media type, a signature (`start`) and content that the
 * file must contain (`holds`).
 */
const kinds = {
  pdf: { type: 'application/pdf', start: '%PDF-', holds: '' },
  doc: { type: 'application/msword', start: '\u00d0\u00cf\u0011\u00e0', holds: 'W\0o\0r\0d\0D\0o\0c' },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    start: 'PK\u0003\u0004',
    holds: 'word/',
  },
  png: { type: 'image/png', start: '\u0089PNG', holds: '' },
  jpg: { type: 'image/jpeg', start: '\u00ff\u00d8\u00ff', holds: '' },
};
export type FileKind = keyof typeof kinds;
export const mediaTypeOf = (kind: FileKind): string => kinds[kind].type;

/** A file's kind, or null if the kind is unknown. `problem` says why the file can't be used. */
export type FileReading = { readonly kind: FileKind | null } | { readonly problem: string };

/**
 * Detects a file's kind from its bytes. Phones may report the wrong type or omit the extension, and
 * users can rename files.
 */
export async function readKind(file: File): Promise<FileReading> {
  try {
    const start = String.fromCharCode(...new Uint8Array(await file.slice(0, SIGNATURE_WITHIN).arrayBuffer()));
    const text = await file.text();
    const kind = namesOf(kinds).find((name) => {
      const at = start.indexOf(kinds[name].start);
      return (name === 'pdf' ? at >= 0 : at === 0) && text.includes(kinds[name].holds);
    });
    const problem = kind === 'pdf' ? problemOfPdf(text) : null;
    return problem === null ? { kind: kind ?? null } : { problem };
  } catch {
    // The user may have moved or renamed the file after choosing it.
    return { problem: 'We can’t read the file. Choose it again.' };
  }
}

/**
 * Returns why other people may not be able to open a PDF, or null if they can. Treats any
 * protection as a problem, because only decryption shows whether a PDF needs a password.
 */
function problemOfPdf(text: string): string | null {
  if (/\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text)) {
    return 'This PDF is protected, so others may not be able to open it. Save a copy without a password, or print it to a new PDF. Then choose the new file.';
  }
  return text.slice(-PDF_END_WITHIN).includes('%%EOF')
    ? null
    : 'This PDF is incomplete, so others can’t open it. Download or save it again, and choose the new file.';
}
