import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { serverWords } from '#contract/server-words.ts';
import { anySignal } from '../api/any-signal.ts';
import { type FileUpload, StorageError, type StorageFailure } from '../ports/storage.ts';
import { webUrl } from '../text/web-url.ts';
import type { OpenStorage } from './create-hosted-storage.ts';
import { storedDocument } from './stored-document.ts';
import { createXhrFetch, type XhrFetchOptions } from './xhr-fetch.ts';

/** A read gives up after this many milliseconds (WIRE-04). */
const READ_TIMEOUT_MS = 10_000;
/** How long a signed address opens its document. */
const SIGNED_FOR_SECONDS = 60;

export interface SupabaseStorageOptions {
  readonly url: string;
  /** The anonymous key: public, and never one of a privileged role. */
  readonly anonKey: string;
  /** The session's token, or null when signed out. */
  readonly accessToken: () => Promise<string | null>;
  /** For tests: what sends reads, and what sends uploads. */
  readonly fetch?: typeof fetch;
  readonly createUploadFetch?: (options: XhrFetchOptions) => typeof fetch;
}

/** Used where the service's message is missing or technical. */
const NO_REASON = 'The storage service did not say why.';

const refusalSchema = v.object({
  message: v.string(),
  status: v.optional(v.number()),
  statusCode: v.optional(v.string()),
});

/** What a file call's error says. A missing bucket comes as HTTP 400 with its real status in the body. */
function failureOf(error: unknown, wasAnswered: boolean): StorageFailure {
  if (!wasAnswered) return { kind: 'network' };
  const parsed = v.safeParse(refusalSchema, error);
  const { message, status = 0, statusCode } = parsed.success ? parsed.output : { message: '' };
  if (statusCode === '404' || statusCode === 'NoSuchBucket') return { kind: 'bucket-missing' };
  const words = serverWords(message, Math.max(status, Number(statusCode) || 0));
  return { kind: 'refused', status, message: words ?? NO_REASON };
}

/** The hosted storage over Supabase's own client (STU-04). Import it when it is needed: it is large. */
export function createSupabaseStorage(options: SupabaseStorageOptions): OpenStorage {
  const { url, anonKey, accessToken, createUploadFetch = createXhrFetch } = options;

  const clientWith = (fetchImpl: typeof fetch): SupabaseClient =>
    createClient(url, anonKey, { accessToken, global: { fetch: fetchImpl } });

  const upload = async ({ bucket, path, file, signal, onProgress, ...how }: FileUpload): Promise<string> => {
    signal?.throwIfAborted();
    let furthest = 0;
    const send = createUploadFetch({
      signal,
      onProgress: (fraction) => {
        furthest = Math.max(furthest, fraction);
        onProgress?.(furthest);
      },
    });
    // The client wraps every error, so the network failure is recorded here.
    let wasAnswered = false;
    const remembering: typeof fetch = async (input, init) => {
      const response = await send(input, init);
      wasAnswered = true;
      return response;
    };
    const files = clientWith(remembering).storage.from(bucket);
    // The body's own type is what the service stores; a name may promise another one.
    const body = file.type === how.contentType ? file : new Blob([file], { type: how.contentType });
    const { data, error } = await files.upload(path, body, {
      contentType: how.contentType,
      upsert: how.overwrite,
      ...(how.cacheControlSeconds === undefined ? {} : { cacheControl: String(how.cacheControlSeconds) }),
    });
    signal?.throwIfAborted();
    if (error) throw new StorageError(failureOf(error, wasAnswered));
    // The client's types promise a name; a service behind a proxy may leave it out.
    if (!data.fullPath) throw new StorageError({ kind: 'nothing' });
    onProgress?.(1);
    return files.getPublicUrl(path).data.publicUrl;
  };

  const reader = clientWith(options.fetch ?? ((input, init) => fetch(input, init)));
  /** Sends one call about a file, and reports what came of it. */
  const askFor = async <Answer extends { readonly error: unknown }>(
    bucket: string,
    call: (files: ReturnType<SupabaseClient['storage']['from']>) => Promise<Answer>,
  ): Promise<Answer> => {
    let wasAnswered = false;
    const send = options.fetch ?? fetch;
    const remembering: typeof fetch = async (input, init) => {
      const response = await send(input, { ...init, signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
      wasAnswered = true;
      return response;
    };
    const answer = await call(clientWith(remembering).storage.from(bucket));
    if (answer.error) throw new StorageError(failureOf(answer.error, wasAnswered));
    return answer;
  };
  const remove: OpenStorage['files']['remove'] = async ({ bucket, path }) => {
    await askFor(bucket, (files) => files.remove([path]));
  };
  const sign: OpenStorage['files']['sign'] = async (address) => {
    const stored = storedDocument(url, address);
    if (stored === null) throw new StorageError({ kind: 'nothing' });
    const { data } = await askFor(stored.bucket, (files) =>
      files.createSignedUrl(stored.path, SIGNED_FOR_SECONDS),
    );
    if (!data?.signedUrl) throw new StorageError({ kind: 'nothing' });
    return data.signedUrl;
  };
  return {
    files: { upload, remove, sign },
    tables: {
      async readRow({ table, column, value, signal }) {
        const patience = AbortSignal.timeout(READ_TIMEOUT_MS);
        const answer = await reader
          .from(table)
          .select()
          .eq(column, value)
          .abortSignal(signal ? anySignal([signal, patience]) : patience)
          .maybeSingle();
        signal?.throwIfAborted();
        if (answer.error) {
          throw new StorageError(
            answer.status === 0
              ? { kind: 'network' }
              : { kind: 'refused', status: answer.status, message: answer.error.message },
          );
        }
        return answer.data;
      },
    },
  };
}

/** The hosted storage, once it is needed. @throws StorageError that names the variable which is not set */
export function openSupabaseStorage(options: SupabaseStorageOptions): OpenStorage {
  const variable = missingVariable(options);
  if (variable) throw new StorageError({ kind: 'configuration', variable });
  return createSupabaseStorage(options);
}

function missingVariable({ url, anonKey }: SupabaseStorageOptions): string | null {
  if (webUrl(url) === null) return 'VITE_SUPABASE_URL';
  return anonKey.trim() === '' ? 'VITE_SUPABASE_ANON_KEY' : null;
}
