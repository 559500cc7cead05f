/** Downloads a text as a file. */
export function downloadText(fileName: string, mediaType: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // By the next task the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(url));
}
