import { HttpResponse, http, type PathParams, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { DOCUMENT_KEYS } from '#contract/student-words.ts';
import type { Identity } from '../clerk/identity.ts';
import { meetNetwork } from '../handlers/forced.ts';
import { hasAppliedTo } from '../handlers/students.ts';
import type { Clock } from '../scenarios/clock.ts';
import { STORAGE_REFUSAL } from '../scenarios/errors/define-entries.ts';
import type { Network } from '../scenarios/network.ts';
import type { Database } from '../store/database.ts';
import { admit, type Caller } from './access.ts';
import {
  type Bucket,
  bucketNotFound,
  findBucket,
  judgeUpload,
  objectNotFound,
  type StorageRefusal,
} from './buckets.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { publicFileUrl, type SupabaseAddress } from './host.ts';
import { samplePdf } from './sample-pdf.ts';

export interface SupabaseOptions {
  readonly address: SupabaseAddress;
  readonly identity: Pick<Identity, 'verify'>;
  readonly network: Network;
  readonly database: Database;
  readonly files: FileStore;
  readonly createId: () => string;
  readonly clock: Clock;
  /** If true, files can be read only at signed URLs, except in buckets that are always public. */
  readonly privateDocuments: boolean;
}

const signSchema = v.object({ expiresIn: v.pipe(v.number(), v.minValue(1)) });
const removalSchema = v.object({ prefixes: v.array(v.string()) });

const refuse = (body: StorageRefusal): Response => HttpResponse.json({ ...body }, { status: 400 });
const refuseInput = (message: string): Response =>
  refuse({ statusCode: '400', error: 'Invalid Input', message });

/**
 * Applies the network settings and the active scenario to a call. Returns the failure, or null if
 * the call reaches the service.
 */
async function meetStorageNetwork(network: Network): Promise<Response | null> {
  const met = await meetNetwork(network, null);
  if (met) return met;
  const trigger = network.activeTrigger();
  if (trigger?.kind !== 'storage') return null;
  switch (trigger.failure) {
    case 'network':
      return HttpResponse.error();
    case 'bucket-missing':
      return refuse(bucketNotFound);
    case 'nothing':
      return HttpResponse.json({});
    case 'refused':
      return refuse({
        statusCode: '503',
        error: 'Service Unavailable',
        message: STORAGE_REFUSAL,
      });
  }
}

/** Reads the uploaded file, which the storage client sends as the form part without a name. */
async function readUpload(request: Request): Promise<StoredFile | null> {
  const form = await request.formData();
  const file = form.get('');
  if (!(file instanceof Blob)) return null;
  return {
    bytes: await file.arrayBuffer(),
    type: file.type,
    cacheSeconds: String(form.get('cacheControl') ?? '3600'),
  };
}

/** A storage request for a file, or for the whole bucket if the path is empty. */
interface FileCall {
  readonly request: Request;
  readonly bucketName: string;
  readonly path: string;
}

/** Creates the storage service's HTTP handlers, which upload, delete, sign and serve files. */
export function createStorageHandlers(options: SupabaseOptions): RequestHandler[] {
  const { address, identity, network, database, files, createId, clock, privateDocuments } = options;
  const root = `${address.url}/storage/v1/object`;
  /**
   * Creates a handler for calls that need no sign-in. `answer` runs only if the simulated network
   * lets the call through.
   */
  const forAll =
    (answer: (call: FileCall) => Response | Promise<Response>) =>
    async ({ request, params }: { readonly request: Request; readonly params: PathParams }) =>
      (await meetStorageNetwork(network)) ??
      answer({ request, bucketName: String(params.bucket), path: String(params[0] ?? '') });
  /** Creates a handler for calls that require at least the anonymous key. */
  const forCaller = (answer: (call: FileCall, caller: Caller) => Response | Promise<Response>) =>
    forAll((call) => {
      const caller = admit(call.request, address, identity);
      return caller instanceof Response ? caller : answer(call, caller);
    });

  const upload = forCaller(async ({ request, bucketName, path }, caller) => {
    const file = await readUpload(request);
    if (!file) return refuseInput('No file was sent');
    const key = `${bucketName}/${path}`;
    const refusal = judgeUpload(findBucket(bucketName), {
      userId: caller.userId,
      path,
      bytes: file.bytes.byteLength,
      type: file.type,
      exists: (await files.get(key)) !== null,
      overwrite: request.headers.get('x-upsert') === 'true',
    });
    if (refusal) return refuse(refusal);
    await files.put(key, file);
    return HttpResponse.json({ Id: createId(), Key: key });
  });

  const remove = forCaller(async ({ request, bucketName }, caller) => {
    const bucket = findBucket(bucketName);
    if (!bucket) return refuse(bucketNotFound);
    const asked = v.safeParse(removalSchema, await request.json());
    if (!asked.success) return refuseInput('No path was sent');
    // Silently skips files that the caller may not delete, as the service's own row policies do.
    const own = asked.output.prefixes.filter((path) => bucket.ownerOf(path) === caller.userId);
    for (const path of own) await files.remove(`${bucket.name}/${path}`);
    return HttpResponse.json(own.map((name) => ({ name, bucket_id: bucket.name })));
  });

  const view = forAll(({ bucketName, path }) => {
    const bucket = findBucket(bucketName);
    const isPublic = bucket?.isAlwaysPublic ?? !privateDocuments;
    // Public requests get the same response for a private bucket as for a missing one.
    return bucket && isPublic ? read(bucketName, path) : refuse(bucketNotFound);
  });

  const read = async (bucketName: string, path: string): Promise<Response> => {
    const file = await files.get(`${bucketName}/${path}`);
    if (file) {
      const headers = { 'content-type': file.type, 'cache-control': `max-age=${file.cacheSeconds}` };
      return new HttpResponse(file.bytes, { headers });
    }
    return seededFile(database, publicFileUrl(address.url, bucketName, path)) ?? refuse(objectNotFound);
  };

  /**
   * True if the user may read the file under the real bucket's policies: as its owner, or as an
   * organization that the owner has applied to.
   */
  const mayRead = (userId: string | null, bucket: Bucket, path: string): boolean => {
    const owner = bucket.ownerOf(path);
    if (userId === null || owner === null) return false;
    if (owner === userId) return true;
    return bucket.name === 'student-documents' && hasAppliedTo(database.tables, owner, userId);
  };
  const signed = new Map<string, { readonly key: string; readonly until: number }>();

  const sign = forCaller(async ({ request, bucketName, path }, caller) => {
    const bucket = findBucket(bucketName);
    if (!bucket) return refuse(bucketNotFound);
    const asked = v.safeParse(signSchema, await request.json());
    if (!asked.success) return refuseInput('No time was sent');
    // The service does not reveal whether a file is missing or forbidden.
    if (!mayRead(caller.userId, bucket, path)) return refuse(objectNotFound);
    const token = createId();
    signed.set(token, { key: `${bucket.name}/${path}`, until: clock() + asked.output.expiresIn * 1000 });
    return HttpResponse.json({ signedURL: `/object/sign/${bucket.name}/${path}?token=${token}` });
  });

  const viewSigned = forAll(({ request, bucketName, path }) => {
    const grant = signed.get(new URL(request.url).searchParams.get('token') ?? '');
    if (grant?.key !== `${bucketName}/${path}` || grant.until < clock()) {
      return refuse({
        statusCode: '400',
        error: 'InvalidJWT',
        message: '"exp" claim timestamp check failed',
      });
    }
    return read(bucketName, path);
  });

  const viewAuthenticated = forCaller(({ bucketName, path }, caller) => {
    const bucket = findBucket(bucketName);
    if (!bucket || !mayRead(caller.userId, bucket, path)) return refuse(objectNotFound);
    return read(bucket.name, path);
  });

  return [
    http.get(`${root}/public/:bucket/*`, view),
    http.get(`${root}/sign/:bucket/*`, viewSigned),
    http.get(`${root}/authenticated/:bucket/*`, viewAuthenticated),
    http.post(`${root}/sign/:bucket/*`, sign),
    // Must come after the route for signing, because this pattern also matches that route.
    http.post(`${root}/:bucket/*`, upload),
    http.delete(`${root}/:bucket`, remove),
  ];
}

/** Generates the document of a seeded record. Returns null if no record has this URL. */
function seededFile({ tables }: Database, url: string): Response | null {
  const student = tables.students.all().find((record) => DOCUMENT_KEYS.some((key) => record[key] === url));
  const organization = tables.organizations.all().find(({ documentURL }) => documentURL === url);
  const owner = student?.fullName ?? organization?.organizationName;
  if (owner === undefined) return null;
  const name = /([^/]+)\.\w+$/.exec(url)?.[1] ?? 'Document';
  return new HttpResponse(
    samplePdf(owner, [`Document: ${name}`, 'This is a sample from the mock. It certifies nothing.']),
    {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'max-age=3600' },
    },
  );
}
