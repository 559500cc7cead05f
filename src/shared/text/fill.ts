type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/**
 * Puts values into the places of a whole sentence: `fill('Showing {shown} of {total}', …)`. Sentences are never
 * concatenated, so that each can be translated as a whole. Braces inside a value are left alone.
 */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<Names<Template>, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    String((values as Record<string, string | number | undefined>)[name] ?? place),
  );
}
