import { HttpResponse } from 'msw';
import type { Identity } from '../clerk/identity.ts';
import type { SupabaseAddress } from './host.ts';

/** The caller of the service: a signed-in user, or anyone with the anonymous key. */
export interface Caller {
  /** Null if the call has only the anonymous key. */
  readonly userId: string | null;
}

/**
 * Requires the anonymous key. If the call also has a session token, identifies the token's owner.
 *
 * @returns the caller, or the response that refuses the call
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
