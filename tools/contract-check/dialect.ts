import * as v from 'valibot';
import type { DialectName, OwnRead, Sent } from '#contract/dialect/dialect.ts';
import { dialects } from '#contract/dialect/dialects.ts';
import { isExpress2026 } from '#contract/dialect/express-2026.ts';
import type { AnySchema } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type Fields, fieldsIn, isOk, type Wire } from './wire.ts';

/** Detects a backend's dialect from a public read. */
export async function dialectOf(wire: Wire): Promise<DialectName> {
  const answer = await wire({ operation: 'scholarships.active' });
  return isOk(answer) && !answer.isPage && isExpress2026(answer.body) ? 'express-2026' : 'specification';
}

/**
 * Returns the body that the check sends, and how the site's own call differs. In some dialects, the
 * site leaves out values that the server would refuse. The check sends these values anyway, so
 * every refusal in the report comes from the server. If a later version of the server accepts the
 * values, the report shows it.
 */
function withHeldBack(
  whole: Fields,
  sent: Sent,
): { readonly body: object; readonly siteInstead: string | null } {
  if ('lacks' in sent) {
    return {
      body: whole,
      siteInstead: `in this dialect the site does not make this call without ${sent.lacks}`,
    };
  }
  const heldBack = Object.keys(sent.refused?.fields ?? {});
  if (heldBack.length === 0) {
    const siteInstead =
      sent.body === null ? 'in this dialect the site does not make this call, because nothing changes' : null;
    return { body: sent.body ?? whole, siteInstead };
  }
  return {
    body: { ...sent.body, ...Object.fromEntries(heldBack.map((name) => [name, whole[name]])) },
    siteInstead: `in this dialect the site does not send this change of ${heldBack.join(', ')}`,
  };
}

/**
 * Returns a function that calls the backend as the site would if it were built for this dialect.
 * If a body violates the contract, the function sends it untranslated, because a dialect translates
 * only valid bodies.
 */
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
    const isTheSites = schema !== null && v.is(schema, call.body);
    const { body, siteInstead } = isTheSites
      ? withHeldBack(fieldsIn(call.body), await dialect.bodyFor(operation, fieldsIn(call.body), read))
      : { body: call.body, siteInstead: null };
    const answer = await wire({ ...call, body });
    if (answer.status === 0 || answer.isPage || answer.text === '') return { ...answer, siteInstead };
    const { status, body: plain } = isOk(answer)
      ? { status: answer.status, body: dialect.answer(operation, answer.body) }
      : dialect.refusal(operation, answer);
    return { status, body: plain, text: JSON.stringify(plain) ?? '', isPage: false, siteInstead };
  };
  return spoken;
}
