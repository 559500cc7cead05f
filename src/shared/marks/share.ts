export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** What a browser can share with; what it cannot do is undefined. */
export interface ShareMeans {
  readonly share: ((link: SharedLink) => Promise<void>) | undefined;
  readonly copy: ((text: string) => Promise<void>) | undefined;
}

/** `dismissed` is the user's choice; `by-hand` asks the user to copy the link. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'by-hand';

/** Hands a link to the system's share sheet, else to the clipboard (CF-07). Never rejects. */
export async function shareLink(link: SharedLink, { share, copy }: ShareMeans): Promise<ShareOutcome> {
  if (share !== undefined) {
    try {
      await share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      console.warn('The share sheet could not be opened; the link is copied.', error);
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

/** What this browser can share with: on a desktop the sheet may be missing, and without TLS the clipboard. */
export function shareMeans({ share, clipboard }: Partial<Navigator> = navigator): ShareMeans {
  return {
    share: share && ((link) => share.call(navigator, link)),
    copy: clipboard && ((text) => clipboard.writeText(text)),
  };
}
