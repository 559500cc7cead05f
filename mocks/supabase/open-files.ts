/**
 * Opens links to files in the mocked storage. A new tab cannot load the file itself, because the
 * mock answers only this tab. This tab loads the file instead and shows it from memory in the new
 * tab.
 */
export function openFiles(view: Window, serviceUrl: string): void {
  const open = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href.startsWith(`${serviceUrl}/`) || event.defaultPrevented || event.button > 1) return;
    event.preventDefault();
    // The tab opens before the file loads, because browsers block tabs that open long after a
    // click.
    const tab = view.open('', '_blank');
    showFile(link.href).then(
      (url) => tab?.location.replace(url),
      (error: unknown) => {
        console.error('[mock] the file could not be opened', error);
        tab?.close();
      },
    );
  };
  view.document.addEventListener('click', open);
  view.document.addEventListener('auxclick', open);
}

async function showFile(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(await response.text());
  return URL.createObjectURL(await response.blob());
}
