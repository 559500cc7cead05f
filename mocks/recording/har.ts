import * as v from 'valibot';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import { jsonOrText } from '#contract/read-answer.ts';
import { type RealAnswer, RecordedFileError } from './recorded-file.ts';

/** What is read of a HAR file (HTTP Archive 1.2), as browsers export it. */
const harSchema = v.object({
  log: v.object({
    entries: v.array(
      v.object({
        startedDateTime: v.pipe(
          v.string(),
          v.check((text) => Number.isFinite(Date.parse(text)), 'No date'),
        ),
        request: v.object({ method: v.string(), url: v.string() }),
        response: v.object({
          status: v.number(),
          content: v.object({
            mimeType: v.optional(v.string(), ''),
            text: v.optional(v.string(), ''),
            encoding: v.optional(v.string()),
          }),
        }),
      }),
    ),
  }),
});

/** Fixed paths first: 'scholarships/{id}' also fits 'scholarships/active'. */
const patterns = operationIds
  .map((id) => {
    const { method, path } = endpoints[id];
    const end = path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+');
    return { id, method, parameters: path.split('{').length, pattern: new RegExp(`/${end}/?$`) };
  })
  .sort((one, other) => one.parameters - other.parameters);

/** The operation of the contract that a call is; null for any other call. Whatever the base URL is, the path ends so. */
export function operationOf(method: string, url: string): OperationId | null {
  if (!URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  return (
    patterns.find((each) => each.method === method.toUpperCase() && each.pattern.test(pathname))?.id ?? null
  );
}

interface Content {
  readonly text: string;
  readonly encoding?: string | undefined;
}

function textOf({ text, encoding }: Content, operation: OperationId): string {
  if (encoding !== 'base64') return text;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
  } catch (cause) {
    throw new RecordedFileError(`An answer of ${operation} is said to be base64, and is not.`, { cause });
  }
}

/**
 * The answers of the contract's operations in a HAR file, the newest first. Pages of a site, whose addresses may end as
 * an operation's does, and redirections are none.
 * @throws RecordedFileError that says what does not fit
 */
export function readHar(text: string): readonly RealAnswer[] {
  // A byte order mark is allowed in such a file, and Node leaves it there.
  const file = jsonOrText(text.replace(/^\uFEFF/, ''));
  // What is wrong with a text is not told by its words: it holds tokens, and is long.
  if (typeof file === 'string') throw new RecordedFileError('It is no HAR file, for it is not JSON.');
  const parsed = v.safeParse(harSchema, file);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new RecordedFileError(`It is no HAR file. ‘${v.getDotPath(issue) ?? 'log'}’: ${issue.message}.`);
  }
  return parsed.output.log.entries
    .flatMap(({ startedDateTime, request, response }) => {
      const { status, content } = response;
      const operation = operationOf(request.method, request.url);
      const isPage = status < 400 && content.mimeType.startsWith('text/html');
      const isAnswer = (status >= 200 && status < 300) || status >= 400;
      if (operation === null || isPage || !isAnswer) return [];
      return [
        { operation, status, at: Date.parse(startedDateTime), body: jsonOrText(textOf(content, operation)) },
      ];
    })
    .sort((one, other) => other.at - one.at);
}
