import type { OperationId } from '#contract/endpoints.ts';
import { jsonOrText } from '#contract/read-answer.ts';
import { contractIssues } from '../traffic/contract-verdict.ts';
import { readBeginning, type Source, shorten, type Traffic } from '../traffic/traffic.ts';

/** A response and its source. */
export interface Answered {
  readonly response: Response;
  readonly source: Source;
}

/** Returns a response's status, its body for the panel, and its violations of the contract. */
async function inspect({ response, source }: Answered, operation: OperationId | null) {
  const status = response.type === 'error' ? null : response.status;
  if (status === null) return { status, answer: '', issues: [] };
  // The mock has already checked its own responses, and reports its own bugs with a 500.
  if (source === 'mock' || operation === null) {
    const answer = await readBeginning(response);
    return { status, answer, issues: source === 'mock' && status === 500 ? [answer] : [] };
  }
  const text = await response.clone().text();
  return { status, answer: shorten(text), issues: contractIssues(operation, status, jsonOrText(text)) };
}

/** Answers a call and records it. Adds the result to the record after returning the response. */
export async function watchCall(
  traffic: Traffic,
  request: Request,
  operation: OperationId | null,
  answer: () => Promise<Answered>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body ? await request.clone().text() : '';
  const end = traffic.begin({
    service: 'api',
    operation,
    method: request.method,
    path: pathname + search,
    request: body,
  });
  const answered = await answer();
  const { source } = answered;
  // `inspect` copies the response before the page reads it.
  inspect(answered, operation).then(
    (found) => end({ source, ...found }),
    (error: unknown) =>
      end({ source, status: answered.response.status, answer: '', issues: [String(error)] }),
  );
  return answered.response;
}
