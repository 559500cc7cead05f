import type { RequestHandler } from 'msw';
import type { Network } from '../scenarios/network.ts';
import { isShut } from '../supabase/table-handlers.ts';
import { readBeginning, type Service, type Source, type Traffic } from './traffic.ts';

type Hosted = Exclude<Service, 'api'>;

const isText = (type: string): boolean =>
  /^(?:text\/|application\/(?:\w+\+)?json|application\/x-www-form)/.test(type);

/** Returns a media type in parentheses, to stand in for a body that isn't text. */
const nameOf = (type: string): string => (type === '' ? '' : `(${type.split(';')[0]})`);

/** Replaces every password and code with an ellipsis, even those of the mock's own accounts. */
const withoutSecrets = (body: string): string => body.replaceAll(/\b(\w*password|code)=[^&]*/g, '$1=…');

async function requestText(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body) return '';
  return isText(type) ? withoutSecrets(await request.clone().text()) : nameOf(type);
}

async function answerText(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (response.type === 'error' || !response.body) return '';
  return isText(type) ? await readBeginning(response) : nameOf(type);
}

function sourceOf(network: Network, service: Hosted): Source {
  if (network.isOffline()) return 'network';
  const trigger = network.activeTrigger();
  const isForced = {
    'sign-in': trigger?.kind === 'account',
    storage: trigger?.kind === 'storage',
    database: isShut(trigger),
    email: trigger?.kind === 'email',
  };
  return isForced[service] ? 'scenario' : 'mock';
}

/**
 * Wraps a hosted service's handler to record its calls. The contract does not cover these calls.
 */
export function watchService(
  handler: RequestHandler,
  service: Hosted,
  { traffic, network }: { readonly traffic: Traffic; readonly network: Network },
): RequestHandler {
  const run: RequestHandler['run'] = async (args) => {
    const { request } = args;
    if (!(await handler.test(args))) return null;
    const { pathname, search } = new URL(request.url);
    const call = { service, operation: null, method: request.method, path: pathname + search };
    const end = traffic.begin({ ...call, request: await requestText(request) });
    const expected = sourceOf(network, service);
    const result = await handler.run(args);
    const response = result?.response;
    const status = !response || response.type === 'error' ? null : response.status;
    // A mocked service always responds and is never busy on its own, so the network settings must
    // have dropped the response or refused the call.
    const source = expected === 'mock' && (status === null || status === 429) ? 'network' : expected;
    const note = (answer: string): void => end({ source, status, answer, issues: [] });
    // `answerText` copies the response before the page reads it.
    (response ? answerText(response) : Promise.resolve('')).then(note, (error: unknown) =>
      note(String(error)),
    );
    return result;
  };
  // Leaves the original handler unchanged, because several mocks may wrap the same handler.
  return Object.create(handler, { run: { value: run } }) as RequestHandler;
}
