import { expect, it, vi } from 'vitest';
import { exampleApplicant, exampleStranger } from '../applicants.fixture.ts';
import { type ZipSource, zipDocuments } from './documents-zip.ts';

const asha = exampleApplicant();
const document = (name: string, url: string | null, type: string | null = 'PDF') => ({
  id: name,
  name,
  type,
  url,
});

/** Reads a ZIP file as text. This works because the files in it are not compressed. */
const textOf = async (file: Blob | null) => new TextDecoder('utf-8').decode(await file?.arrayBuffer());

const server = (answers: Readonly<Record<string, string>>) =>
  vi.fn<typeof fetch>(async (address) => {
    const body = answers[String(address)];
    return body === undefined ? new Response('Not found', { status: 404 }) : new Response(body);
  });

const zip = (source: Partial<ZipSource>) =>
  zipDocuments({
    applicants: [asha],
    readProfile: async (applicant) => applicant,
    access: null,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...source,
  });

it('[REV-04] file names in the documents ZIP start with the applicant’s name, and duplicates are numbered', async () => {
  const fetch = server({
    'https://files.example/10.pdf': 'ten of Asha',
    'https://files.example/i.pdf': 'income of Asha',
    'https://files.example/2.png': 'ten of another Asha',
  });
  const namesake = exampleApplicant({
    id: 'app-2',
    name: '../Asha / Sharma\u202e.',
    documents: [document('10th marksheet', 'https://files.example/2.png', 'PNG')],
  });
  const onProgress = vi.fn();
  const { file, included, missing } = await zip({ applicants: [asha, asha, namesake], fetch, onProgress });
  expect({ included, missing }).toEqual({ included: 5, missing: [] });
  expect(onProgress.mock.lastCall).toEqual([4, 5]);
  const text = await textOf(file);
  for (const part of [
    'Asha Sharma - 10th marksheet.pdf',
    'Asha Sharma - 10th marksheet (2).pdf',
    'Asha Sharma - 10th marksheet (3).png',
    'Asha Sharma - Income certificate.pdf',
    'ten of Asha',
    'ten of another Asha',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/\.\.[/]/);
});

it('[REV-04] [SAFE-03] the documents ZIP lists the documents that could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const documents = [
    document('10th marksheet', 'https://files.example/10.pdf'),
    document('12th marksheet', 'https://files.example/gone.pdf'),
    document('Income certificate', 'javascript:alert(1)'),
  ];
  const ravi = exampleStranger({ id: 'app-2', name: 'Ravi Kumar', isUnread: true });
  const { file, included, missing } = await zip({
    applicants: [exampleApplicant({ documents }), ravi],
    readProfile: async (applicant) => {
      if (applicant === ravi) throw new Error('Refused');
      return applicant;
    },
    fetch: server({ 'https://files.example/10.pdf': 'ten' }),
  });
  expect(included).toBe(1);
  expect(missing).toEqual([
    'Ravi Kumar: the profile could not be loaded',
    'Asha Sharma: 12th marksheet',
    'Asha Sharma: Income certificate',
  ]);
  expect(await textOf(file)).toContain(missing.join('\r\n'));
});

it('[REV-04] zipDocuments loads private documents from signed URLs', async () => {
  const fetch = server({ 'https://files.example/10.pdf?signed': 'ten', 'https://files.example/i.pdf': 'i' });
  const { included } = await zip({
    access: { isPrivate: (url) => url.includes('10'), sign: async (url) => `${url}?signed` },
    fetch,
  });
  expect(included).toBe(2);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    'https://files.example/10.pdf?signed',
    'https://files.example/i.pdf',
  ]);
});

it('[REV-04] zipDocuments creates no file if applicants have no documents or no document can be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await zip({ applicants: [exampleStranger()], fetch: server({}) })).toEqual({
    file: null,
    included: 0,
    missing: [],
  });
  expect(await zip({ fetch: server({}) })).toMatchObject({ file: null, included: 0 });
});

it('[REV-04] once a download of applicants’ documents is stopped, no more documents load', async () => {
  const controller = new AbortController();
  const fetch = server({ 'https://files.example/10.pdf': 'ten' });
  const stopped = zip({ fetch, signal: controller.signal, onProgress: () => controller.abort() });
  await expect(stopped).rejects.toThrow(/abort/i);
  expect(fetch).toHaveBeenCalledOnce();
});
