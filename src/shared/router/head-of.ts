/** The head of a page, for its route: a title, to which the name of the site is added, and a description for search engines. */
export function headOf(title: string, description?: string) {
  const meta = [
    { title: `${title} · EduEmpower` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ];
  return () => ({ meta });
}
