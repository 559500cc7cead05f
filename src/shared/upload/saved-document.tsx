import type { ReactNode } from 'react';
import { webUrl } from '../text/web-url.ts';
import { DocumentLink } from './document-link.tsx';

export interface SavedDocumentProps {
  /**
   * The document's address, as stored in the record. Only a web address becomes a link (SAFE-03).
   */
  readonly url: string | null | undefined;
  readonly children: ReactNode;
}

/**
 * A link to a document in a profile. Shows an explanation instead if the address is missing or
 * invalid.
 */
export function SavedDocument({ url, children }: SavedDocumentProps) {
  const href = webUrl(url);
  return href === null ? (
    <span className="muted">{url ? 'We can’t open this document. Upload it again.' : 'Not provided'}</span>
  ) : (
    <DocumentLink href={href}>{children}</DocumentLink>
  );
}
