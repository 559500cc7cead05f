export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** The browser's functions for sharing and copying a link. Undefined if the browser lacks them. */
export interface ShareMeans {
  readonly share: ((link: SharedLink) => Promise<void>) | undefined;
  readonly copy: ((text: string) => Promise<void>) | undefined;
}

/** `dismissed`: the user closed the share sheet. `by-hand`: the user must copy the link. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'by-hand';

/**
 * Opens the system's share sheet for a link. If that isn't possible, copies the link (CF-07). Never
 * rejects.
 */
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
 * Returns this browser's functions for sharing and copying. Desktops may lack a share sheet, and
 * pages without TLS have no clipboard.
 */
export function shareMeans({ share, clipboard }: Partial<Navigator> = navigator): ShareMeans {
  return {
    share: share && ((link) => share.call(navigator, link)),
    copy: clipboard && ((text) => clipboard.writeText(text)),
  };
}
