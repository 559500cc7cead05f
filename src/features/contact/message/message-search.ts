import * as v from 'valibot';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { textInSearch } from '#shared/text/search-text.ts';

/**
 * Initial values from a link to the form: `?subject=…&message=…`. For example, the link for
 * reporting a campaign sets them.
 */
export const messageSearchSchema = v.object({
  subject: v.fallback(v.optional(textInSearch(TEXT_LIMITS.message.subject)), undefined),
  message: v.fallback(v.optional(textInSearch(TEXT_LIMITS.message.message)), undefined),
});
export type MessageSearch = v.InferOutput<typeof messageSearchSchema>;
