/**
 * Removes a page's scripts, and the attribute that marks it as waiting for them. Data blocks stay,
 * because they are content and run nothing.
 */
export function freezePage(html: string): string {
  return html
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/ data-page="[^"]*"/, '');
}
