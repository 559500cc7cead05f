/**
 * Advice for users of a browser inside another app. Such browsers may ignore downloads and print
 * dialogs.
 */
export const IF_NOTHING_OPENS = 'If nothing opens, open this page in Chrome or Safari.';

/** Downloads text as a file. */
export function downloadText(fileName: string, mediaType: string, text: string): void {
  downloadFile(fileName, new Blob([text], { type: mediaType }));
}

/** Downloads a file that this page has created. */
export function downloadFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has read the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The browser's functions for sharing a file. */
export type FileSharing = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/**
 * Shares text as a file through the system's share sheet. Downloads the file if the browser cannot
 * share it.
 */
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
      console.warn('The file could not be shared, so it will be downloaded instead.', error);
    }
  }
  downloadText(fileName, mediaType, text);
  return 'downloaded';
}
