import * as v from 'valibot';
import type { DialectName, OwnRead } from '#contract/dialect/dialect.ts';
import { dialects } from '#contract/dialect/dialects.ts';
import { isExpress2026 } from '#contract/dialect/express-2026.ts';
import type { AnySchema } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Answer, isOk, type Wire } from './wire.ts';

/** Which of the site's dialects a backend speaks, by what everybody may read. */
export async function dialectOf(wire: Wire): Promise<DialectName> {
  const answer = await wire({ operation: 'scholarships.active' });
  return isOk(answer) && !answer.isPage && isExpress2026(answer.body) ? 'express-2026' : 'specification';
}

const answerOf = (status: number, body: unknown): Answer => ({
  status,
  body,
  text: JSON.stringify(body) ?? '',
  isPage: false,
});

/** Calls as the site does in a dialect. A body that does not fit the contract is no site's, and goes as it is. */
export async function inDialect(wire: Wire, name: DialectName): Promise<Wire> {
  const dialect = await dialects[name]?.();
  if (dialect === undefined) return wire;
  const spoken: Wire = async (call) => {
    const { operation } = call;
    const schema: AnySchema | null = endpoints[operation].body;
    const read = async (own: OwnRead) => {
      const { status, body } = await spoken({ ...call, operation: own, body: undefined });
      return status === 200 && typeof body === 'object' ? body : null;
    };
    let body = call.body;
    if (schema !== null && v.is(schema, body)) {
      const sent = await dialect.bodyFor(operation, body, read);
      if ('lacks' in sent) return answerOf(400, { errors: { [sent.lacks]: ['Required'] } });
      if (sent.refused) return answerOf(sent.refused.status, { errors: sent.refused.fields });
      if (sent.body === null) return answerOf(200, call.body);
      body = sent.body;
    }
    const answer = await wire({ ...call, body });
    if (answer.status === 0 || answer.isPage || answer.text === '') return answer;
    if (isOk(answer)) return answerOf(answer.status, dialect.answer(operation, answer.body));
    const refused = dialect.refusal(operation, answer);
    return answerOf(refused.status, refused.body);
  };
  return spoken;
}
