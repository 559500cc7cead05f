export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** The browser's means of sharing. Missing ones are undefined. */
export interface ShareMeans {
  readonly share: ((link: SharedLink) => Promise<void>) | undefined;
  readonly copy: ((text: string) => Promise<void>) | undefined;
}

/** `dismissed` is the user's choice. `by-hand` asks the user to copy the link. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'by-hand';

/** Passes a link to the system's share sheet, or else to the clipboard (CF-07). Never rejects. */
export async function shareLink(link: SharedLink, { share, copy }: ShareMeans): Promise<ShareOutcome> {
  if (share !== undefined) {
    try {
      await share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      console.warn('The share sheet could not be opened. Copying the link instead.', error);
    }
  }
  try {
    if (copy === undefined) return 'by-hand';
    await copy(link.url);
    return 'copied';
  } catch (error) {
    console.warn('The link could not be copied', error);
    return 'by-hand';
  }
}

/**
 * This browser's means of sharing. Desktops may lack the share sheet, and pages without TLS lack
 * the clipboard.
 */
export function shareMeans({ share, clipboard }: Partial<Navigator> = navigator): ShareMeans {
  return {
    share: share && ((link) => share.call(navigator, link)),
    copy: clipboard && ((text) => clipboard.writeText(text)),
  };
}
