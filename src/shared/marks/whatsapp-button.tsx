import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { encodeText } from '../text/encode-text.ts';

export interface WhatsAppButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'children'> {
  readonly icon?: ReactNode;
  readonly title: string;
  /** The page's own address, absolute. */
  readonly url: string;
}

/** Opens WhatsApp with a link in a message. The user chooses the recipient there. */
export function WhatsAppButton({ icon, title, url, children, ...look }: WhatsAppButtonProps) {
  const href = `https://wa.me/?text=${encodeText(`${title} ${url}`)}`;
  return (
    <Button component="a" {...look} href={href} target="_blank" rel="noopener noreferrer">
      {icon}
      <span>
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
    </Button>
  );
}
