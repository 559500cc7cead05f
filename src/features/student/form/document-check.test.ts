import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '#shared/text/fill.ts';
import { MAX_DOCUMENT_BYTES } from '#shared/upload/file-kind.ts';
import { documentProblem } from './document-check.ts';

const pdf = (content: BlobPart[], name = 'marks.pdf', type = 'application/pdf') =>
  new File(content, name, { type });
const ofSize = (bytes: number) => pdf(['%PDF-1.7', new Uint8Array(bytes - 13), '%%EOF']);

describe('documentProblem', () => {
  it.each([
    ['MARKS.PDF', ''],
    ['marks', ''],
    ['document', 'application/octet-stream'],
    ['marks.docx', 'image/png'],
  ])(
    '[STU-03] documentProblem accepts a PDF of at most 5 MB regardless of its name and type: ‘%s’, ‘%s’',
    async (name, type) => {
      expect(await documentProblem(ofSize(MAX_DOCUMENT_BYTES))).toBeNull();
      expect(await documentProblem(pdf(['\r\n\uFEFF%PDF-1.4\n%%EOF\n'], name, type))).toBeNull();
    },
  );

  it.each([
    ['needs a password', 'trailer << /Root 1 0 R /Encrypt 9 0 R >>\n%%EOF', 'print it to a new PDF'],
    ['is cut off', `%%EOF\n${'x'.repeat(5000)}`, 'save it again'],
  ])(
    '[STU-03] documentProblem refuses a PDF that %s, with advice on how to fix it',
    async (_, content, advice) => {
      expect(await documentProblem(pdf(['%PDF-1.4\n', content]))).toContain(advice);
    },
  );

  it.each([
    [MAX_DOCUMENT_BYTES + 1, '5.01'],
    [7.5 * 1024 * 1024, '7.50'],
  ])(
    '[STU-03] documentProblem refuses a file of %s bytes and gives its size as %s MB',
    async (bytes, size) => {
      expect(await documentProblem(ofSize(bytes))).toBe(
        `File marks.pdf is too large (${size}MB). Maximum size is 5MB.`,
      );
    },
  );

  it.each([
    ['an archive', pdf(['PK\u0003\u0004 a renamed archive'], 'marks.pdf'), 'marks.pdf'],
    ['a picture', pdf(['\u00ff'], 'marks.pdf'), 'marks.pdf'],
  ])('[STU-03] documentProblem refuses %s whose name ends in .pdf', async (_, file, name) => {
    expect(await documentProblem(file)).toBe(`File ${name} is not a PDF. Only PDF files are allowed.`);
  });

  it('[STU-03] documentProblem reports an empty file', async () => {
    expect(await documentProblem(pdf([]))).toBe('Failed to upload marks.pdf: The file is empty.');
  });

  it('documentProblem reports a file that has become unreadable', async () => {
    const file = pdf(['%PDF-1.7']);
    const gone = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
    await expect(documentProblem(file)).resolves.toMatch(
      /^Failed to upload marks\.pdf: We can’t read the file/,
    );
  });

  it('[SAFE-02] documentProblem refuses every file without a PDF signature and quotes the file’s name unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\0/]/g, '')),
        fc.uint8Array({ minLength: 1, maxLength: 2000 }),
        async (name, bytes) => {
          fc.pre(!new TextDecoder('latin1').decode(bytes).includes('%PDF-'));
          const file = pdf([new Uint8Array(bytes)], name);
          expect(await documentProblem(file)).toBe(
            fill('File {name} is not a PDF. Only PDF files are allowed.', { name: file.name }),
          );
        },
      ),
    );
  });
});
