/**
 * Returns a route's `head` option: a page title that ends with the site's name, and a description
 * for search engines.
 */
export function headOf(title: string, description?: string) {
  const meta = [
    { title: `${title} · EduEmpower` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ];
  return () => ({ meta });
}
