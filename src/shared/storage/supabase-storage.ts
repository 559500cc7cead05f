import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { serverWords } from '#contract/server-words.ts';
import { fetchWhole } from '../api/fetch-whole.ts';
import { type FileStorage, StorageError, type StorageFailure, type TableReader } from '../ports/storage.ts';
import { webUrl } from '../text/web-url.ts';
import { storedDocument } from './stored-document.ts';
import { createXhrFetch, type XhrFetchOptions } from './xhr-fetch.ts';

const SIGNED_FOR_SECONDS = 60;

/** The part of the hosted storage that needs the Supabase client. */
export interface OpenStorage {
  readonly files: Omit<FileStorage, 'isPrivate' | 'retryAfterSeconds'>;
  readonly tables: TableReader;
}

export interface SupabaseStorageOptions {
  readonly url: string;
  /** The anonymous key. Anyone can read it, so it must never be a privileged key. */
  readonly anonKey: string;
  /**
   * Returns the session's token, or null without a session. Rejects if the sign-in service does not
   * respond in time.
   */
  readonly accessToken: () => Promise<string | null>;
  /** Sends all calls except uploads, which `createUploadFetch` sends. Tests replace both. */
  readonly fetch?: typeof fetch;
  readonly createUploadFetch?: (options: XhrFetchOptions) => typeof fetch;
}

/** Shown if the service's own message is missing or too technical. */
const NO_REASON = 'The storage service didn’t say why.';

const refusalSchema = v.object({
  message: v.string(),
  status: v.optional(v.number()),
  statusCode: v.optional(v.string()),
});

/**
 * Converts an error from the storage client to a failure. For a missing bucket, the service
 * responds with HTTP status 400 and puts the real status in the body.
 */
function failureOf(error: unknown, wasAnswered: boolean): StorageFailure {
  if (!wasAnswered) return { kind: 'network' };
  const parsed = v.safeParse(refusalSchema, error);
  const { message, status = 0, statusCode } = parsed.success ? parsed.output : { message: '' };
  if (statusCode === '404' || statusCode === 'NoSuchBucket') return { kind: 'bucket-missing' };
  const words = serverWords(message, Math.max(status, Number(statusCode) || 0));
  return { kind: 'refused', status, message: words ?? NO_REASON };
}

/**
 * Creates a hosted storage on Supabase (STU-04).
 *
 * @throws StorageError if an environment variable is missing. The error names the variable
 */
export function createSupabaseStorage(options: SupabaseStorageOptions): OpenStorage {
  const { url, anonKey, accessToken, createUploadFetch = createXhrFetch } = options;
  const variable = missingVariable(options);
  if (variable) throw new StorageError({ kind: 'configuration', variable });

  const clientWith = (fetchImpl: typeof fetch): SupabaseClient =>
    createClient(url, anonKey, { accessToken, global: { fetch: fetchImpl } });

  /**
   * Opens a bucket for one call. The client's errors don't show whether a response arrived, so
   * `wasAnswered` records that.
   */
  const filesOf = (bucket: string, send: typeof fetch) => {
    let wasAnswered = false;
    const client = clientWith(async (input, init) => {
      const response = await send(input, init);
      wasAnswered = true;
      return response;
    });
    return {
      files: client.storage.from(bucket),
      failed: (error: unknown) => new StorageError(failureOf(error, wasAnswered)),
    };
  };
  const ask = fetchWhole(options.fetch ?? ((input, init) => fetch(input, init)));
  const reader = clientWith(ask);

  return {
    files: {
      async upload({ bucket, path, file, signal, onProgress, ...how }) {
        signal?.throwIfAborted();
        let furthest = 0;
        const send = createUploadFetch({
          signal,
          onProgress: (fraction) => {
            furthest = Math.max(furthest, fraction);
            onProgress?.(furthest);
          },
        });
        const { files, failed } = filesOf(bucket, send);
        // The service stores the body's media type. If the file's type is wrong, the site sends a
        // copy with the right type.
        const body = file.type === how.contentType ? file : new Blob([file], { type: how.contentType });
        const { data, error } = await files.upload(path, body, {
          contentType: how.contentType,
          upsert: how.overwrite,
          ...(how.cacheControlSeconds === undefined ? {} : { cacheControl: String(how.cacheControlSeconds) }),
        });
        signal?.throwIfAborted();
        if (error) throw failed(error);
        // The client's types promise a path, but a service behind a proxy may omit it.
        if (!data.fullPath) throw new StorageError({ kind: 'nothing' });
        onProgress?.(1);
        return files.getPublicUrl(path).data.publicUrl;
      },
      async remove({ bucket, path }) {
        const { files, failed } = filesOf(bucket, ask);
        const { error } = await files.remove([path]);
        if (error) throw failed(error);
      },
      async sign(address) {
        const stored = storedDocument(url, address);
        if (stored === null) throw new StorageError({ kind: 'nothing' });
        const { files, failed } = filesOf(stored.bucket, ask);
        const { data, error } = await files.createSignedUrl(stored.path, SIGNED_FOR_SECONDS);
        if (error) throw failed(error);
        if (!data.signedUrl) throw new StorageError({ kind: 'nothing' });
        return data.signedUrl;
      },
    },
    tables: {
      async readRow({ table, column, value, signal }) {
        // Turns off the client's retries, which wait as long as a `Retry-After` header asks.
        const row = reader.from(table).select().eq(column, value).retry(false);
        const answer = await (signal ? row.abortSignal(signal) : row).maybeSingle();
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

function missingVariable({ url, anonKey }: SupabaseStorageOptions): string | null {
  if (webUrl(url) === null) return 'VITE_SUPABASE_URL';
  return anonKey.trim() === '' ? 'VITE_SUPABASE_ANON_KEY' : null;
}
