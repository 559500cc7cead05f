type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Isolates a right-to-left value from the sentence around it, as `<bdi>` would. */
const isolated = (value: string) => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

/**
 * Inserts values into a sentence: `fill('Showing {shown} of {total}', …)`. Never build a sentence
 * from parts, because translators need it whole. Braces in a value stay unchanged.
 */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<Names<Template>, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    isolated(String((values as Record<string, string | number | undefined>)[name] ?? place)),
  );
}
