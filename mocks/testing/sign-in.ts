import { type PersonaName, persona } from '../data/personas.ts';

/**
 * Signs a persona in to a mock server, as the sign-in client does, and returns a session token. The
 * mocked service has only one session, so signing in invalidates earlier tokens.
 *
 * @param serverUrl the server's URL, without `/api`
 */
export async function signIn(serverUrl: string, name: PersonaName): Promise<string> {
  const post = async (path: string, body: Record<string, string>): Promise<unknown> => {
    const init = { method: 'POST', body: new URLSearchParams(body) };
    return (await fetch(`${serverUrl}/__clerk/v1/${path}`, init)).json();
  };
  await post('client/sessions?_method=DELETE', {});
  const { email, password } = persona(name);
  const attempt = await post('client/sign_ins', { identifier: email, strategy: 'password', password });
  const { response } = attempt as { response: { created_session_id: string } };
  const token = await post(`client/sessions/${response.created_session_id}/tokens`, {});
  return (token as { jwt: string }).jwt;
}
