/** Downloads text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revokes the URL in a later task, when the browser has already started the download.
  setTimeout(() => URL.revokeObjectURL(url));
}
