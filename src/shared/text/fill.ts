type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/**
 * Puts values into the places of a whole sentence: `fill('Showing {shown} of {total}', …)`. Sentences
 * are never glued together from pieces, so that each can be translated as a whole. Values are put in
 * once: braces inside a value stay what they are.
 */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<Names<Template>, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    String((values as Record<string, string | number | undefined>)[name] ?? place),
  );
}
