import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { WhatsAppButton } from '#shared/marks/whatsapp-button.tsx';
import { urlOf } from '#shared/router/site-address.ts';
import { encodeText } from '#shared/text/encode-text.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import type { PublishedNotice } from '../published-notice-store.ts';

/**
 * Shows the notice after a save. For a new scholarship, adds buttons to share it, view it and copy
 * its link (ORG-18).
 */
export function JustSaved({ notice: { text, published } }: { readonly notice: PublishedNotice }) {
  if (!published) {
    return (
      <Notice>
        <p>{text}</p>
      </Notice>
    );
  }
  const { id, title } = published;
  const url = urlOf(`/scholarship/${encodeText(id)}`);
  return (
    <Notice>
      <div>
        <h2>{text}</h2>
        <p>Students can find it in the list now. Share it with schools and groups you know.</p>
      </div>
      <div className="cluster gap-2">
        <WhatsAppButton variant="next" title={title} url={url}>
          Share on WhatsApp
        </WhatsAppButton>
        <LinkButton variant="default" to="/scholarship/$id" params={{ id }}>
          See what students see
        </LinkButton>
        <CopyLink url={url} />
      </div>
    </Notice>
  );
}

function CopyLink({ url }: { readonly url: string }) {
  const { copy, copied, error } = useClipboard();
  return (
    <>
      <Button variant="default" onClick={() => copy(url)}>
        {copied ? 'Link copied' : 'Copy link'}
      </Button>
      {error && (
        <p>
          Copy this link: <bdi>{url}</bdi>
        </p>
      )}
    </>
  );
}
