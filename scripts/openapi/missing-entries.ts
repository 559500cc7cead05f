import { endpointRefusals } from '#contract/endpoint-refusals.ts';
import { endpointSummaries } from '#contract/endpoint-summaries.ts';
import { endpoints, operationIds } from '#contract/endpoints.ts';
import { operations } from '#mocks/handlers/operations.ts';
import { examples } from '#mocks/testing/example-calls.ts';
import { namesIn, parameterDescriptions, resourceOf, resources } from './build-document.ts';

/** The registries that need an entry for every operation, each with its name for error messages. */
const registries = [
  [endpointSummaries, 'endpointSummaries in src/contract/endpoint-summaries.ts'],
  [endpointRefusals, 'endpointRefusals in src/contract/endpoint-refusals.ts'],
  [operations, 'the operations in mocks/handlers'],
  [examples, 'examples in mocks/testing/example-calls.ts'],
] as const;

/**
 * Returns one sentence for each entry that a registry lacks. The compiler also reports missing
 * entries, but developers may run `npm run generate` first.
 */
export function missingEntries(): readonly string[] {
  const missing = new Set<string>();
  const need = (name: string, registry: object, place: string) => {
    if (!Object.hasOwn(registry, name)) missing.add(`“${name}” is missing from ${place}.`);
  };
  for (const id of operationIds) {
    for (const [registry, place] of registries) need(id, registry, place);
    need(resourceOf(id), resources, 'resources in scripts/openapi/build-document.ts');
    for (const name of namesIn(endpoints[id].path)) {
      need(name, parameterDescriptions, 'parameterDescriptions in scripts/openapi/build-document.ts');
    }
  }
  return [...missing];
}
