/**
 * A page without its scripts, and without the mark of one that waits for them: as fast as the same content can be. Data blocks stay, because they are content and run
 * nothing.
 */
export function freezePage(html: string): string {
  return html
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/ data-page="[^"]*"/, '');
}
