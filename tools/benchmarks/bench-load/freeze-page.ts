/**
 * Removes a page's scripts, and the `data-page` attribute, which marks a page that waits for its
 * scripts. Keeps JSON-LD blocks, because browsers don't execute them.
 */
export function freezePage(html: string): string {
  return html
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/ data-page="[^"]*"/, '');
}
