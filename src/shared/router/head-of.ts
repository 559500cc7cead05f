/**
 * A route's head, with a description for search engines. Appends the site's name to the title.
 */
export function headOf(title: string, description?: string) {
  const meta = [
    { title: `${title} · EduEmpower` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ];
  return () => ({ meta });
}
