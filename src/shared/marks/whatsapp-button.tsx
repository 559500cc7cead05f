import { AnchorButton, type AnchorButtonProps } from '#shared/ui/actions/button.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { encodeText } from '../text/encode-text.ts';

export interface WhatsAppButtonProps
  extends Pick<AnchorButtonProps, 'variant' | 'size' | 'fullWidth' | 'children'> {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** Opens WhatsApp with a link in a message; whom it goes to is chosen there. */
export function WhatsAppButton({ title, url, children, ...look }: WhatsAppButtonProps) {
  const href = `https://wa.me/?text=${encodeText(`${title} ${url}`)}`;
  return (
    <AnchorButton {...look} href={href} target="_blank" rel="noopener noreferrer">
      <span>
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
    </AnchorButton>
  );
}
