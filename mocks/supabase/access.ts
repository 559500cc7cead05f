import { HttpResponse } from 'msw';
import type { Identity } from '../clerk/identity.ts';
import type { SupabaseAddress } from './host.ts';

/** Who calls the service: the user of a session, or a caller with the anonymous key. */
export interface Caller {
  /** Null with the anonymous key alone. */
  readonly userId: string | null;
}

/**
 * Asks for the anonymous key, and reads the session's token where one is sent beside it.
 *
 * @returns a response where the service turns the call away
 */
export function admit(
  request: Request,
  { anonKey }: SupabaseAddress,
  identity: Pick<Identity, 'verify'>,
): Caller | Response {
  const key = request.headers.get('apikey');
  if (key === null) return turnAway('No API key found in request', 'No `apikey` request header was found.');
  if (key !== anonKey) return turnAway('Invalid API key', 'Double check your Supabase API key.');
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? anonKey;
  if (token === anonKey) return { userId: null };
  const bearer = identity.verify(token);
  if (bearer) return { userId: bearer.userId };
  return HttpResponse.json(
    { statusCode: '403', error: 'Unauthorized', message: '"exp" claim timestamp check failed' },
    { status: 400 },
  );
}

function turnAway(message: string, hint: string): Response {
  return HttpResponse.json({ message, hint }, { status: 401 });
}
