/** A route's head: a title, followed by the site's name, and a description for search engines. */
export function headOf(title: string, description?: string) {
  const meta = [
    { title: `${title} · EduEmpower` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ];
  return () => ({ meta });
}
