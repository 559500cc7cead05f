/**
 * A route's head: a title, to which the site's name is added, and a description for search engines.
 */
export function headOf(title: string, description?: string) {
  const meta = [
    { title: `${title} · EduEmpower` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ];
  return () => ({ meta });
}
