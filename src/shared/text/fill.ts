type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/**
 * Puts values into a sentence: `fill('Showing {shown} of {total}', …)`. Never concatenate sentences, so that each can
 * be translated as a whole. Braces in a value stay unchanged.
 */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<Names<Template>, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    String((values as Record<string, string | number | undefined>)[name] ?? place),
  );
}
