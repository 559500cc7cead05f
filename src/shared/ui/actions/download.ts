/** What to do where a press has no effect: browsers inside other apps may drop downloads and print dialogs. */
export const IF_NOTHING_OPENS = 'If nothing opens, open this page in Chrome or Safari.';

/** Downloads a text as a file. */
export function downloadText(fileName: string, mediaType: string, text: string): void {
  downloadFile(fileName, new Blob([text], { type: mediaType }));
}

/** Downloads a file that this page has made. */
export function downloadFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // By the next task the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** What a browser offers to share a file with. */
export type FileSharing = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** Opens the system's share sheet with a text as a file. Browsers that cannot share files download it. */
export async function shareOrDownloadText(
  fileName: string,
  mediaType: string,
  text: string,
  sharing: FileSharing = navigator,
): Promise<'shared' | 'dismissed' | 'downloaded'> {
  const files = [new File([text], fileName, { type: mediaType })];
  if (sharing.share && sharing.canShare?.({ files })) {
    try {
      await sharing.share({ files });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      console.warn('The file could not be shared; it is downloaded.', error);
    }
  }
  downloadText(fileName, mediaType, text);
  return 'downloaded';
}
