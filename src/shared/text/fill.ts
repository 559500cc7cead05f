type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Isolates a name from the sentence around it, as `<bdi>` would, so that each keeps its own direction. */
const isolated = (value: string) => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

/**
 * Puts values into a sentence: `fill('Showing {shown} of {total}', …)`. Never concatenate sentences, so that each can
 * be translated as a whole. Braces in a value stay unchanged.
 */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<Names<Template>, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    isolated(String((values as Record<string, string | number | undefined>)[name] ?? place)),
  );
}
