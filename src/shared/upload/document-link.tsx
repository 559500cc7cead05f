import { type ComponentProps, type MouseEvent, use, useEffect, useState } from 'react';
import { ExternalLink } from '#shared/ui/actions/app-link.tsx';
import { DocumentAccessContext } from './document-access.ts';

/**
 * How long a link reuses its signed URL for further clicks, in milliseconds. The URL stays valid a
 * little longer.
 */
const READY_MS = 50_000;

export interface DocumentLinkProps extends ComponentProps<'a'> {
  /** The document's web address, as stored in the record. */
  readonly href: string;
}

type Opening = { readonly href: string } & (
  | { readonly kind: 'idle' | 'signing' | 'failed' }
  | { readonly kind: 'ready'; readonly url: string }
);

/**
 * A link that opens a document in a new tab. For a private document, a click first requests a
 * signed URL.
 */
export function DocumentLink({ href, ...link }: DocumentLinkProps) {
  const access = use(DocumentAccessContext);
  const [opening, setOpening] = useState<Opening>({ href, kind: 'idle' });
  // A different document needs its own signed URL.
  if (opening.href !== href) setOpening({ href, kind: 'idle' });
  const isReady = opening.kind === 'ready';

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setOpening({ href, kind: 'idle' }), READY_MS);
    return () => clearTimeout(timer);
  }, [isReady, href]);

  if (!access?.isPrivate(href)) return <ExternalLink {...link} href={href} />;

  const open = (event: MouseEvent) => {
    if (isReady || event.button > 1) return;
    event.preventDefault();
    if (opening.kind === 'signing') return;
    setOpening({ href, kind: 'signing' });
    access.sign(href).then(
      (url) => {
        setOpening({ href, kind: 'ready', url });
        openInNewTab(url);
      },
      (error: unknown) => {
        console.error('A document could not be opened', error);
        setOpening({ href, kind: 'failed' });
      },
    );
  };
  return (
    <>
      <ExternalLink {...link} href={isReady ? opening.url : href} onClick={open} onAuxClick={open} />{' '}
      <span
        className={opening.kind === 'failed' ? 'quiet error' : 'quiet'}
        role={opening.kind === 'failed' ? 'alert' : 'status'}
      >
        {NOTES[opening.kind]}
      </span>
    </>
  );
}

const NOTES: Record<Opening['kind'], string> = {
  idle: '',
  signing: 'Opening…',
  // A browser may refuse to open the tab if the signed URL arrives long after the click.
  ready: 'Opened in a new tab. If you don’t see it, select the link again.',
  failed: 'We couldn’t open the document. Try again.',
};

/** Clicks a real link, so that the new tab has no reference to this tab. */
function openInNewTab(url: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener noreferrer' });
  document.body.append(link);
  link.click();
  link.remove();
}
