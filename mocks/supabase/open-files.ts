/**
 * Opens links to the mocked storage: its host doesn't exist for a new tab, and the mock answers
 * this tab alone. The file is read here and shown from memory, in its own tab as the link asks.
 */
export function openFiles(view: Window, serviceUrl: string): void {
  const open = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href.startsWith(`${serviceUrl}/`) || event.defaultPrevented || event.button > 1) return;
    event.preventDefault();
    // Before the file is here: a window that opens later counts as an unwanted one.
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
