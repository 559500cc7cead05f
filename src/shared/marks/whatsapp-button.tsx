import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { encodeText } from '../text/encode-text.ts';

export interface WhatsAppButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'children'> {
  readonly icon?: ReactNode;
  readonly title: string;
  /** The absolute URL of this page. */
  readonly url: string;
}

/** Opens WhatsApp with a message about this page. The user chooses the recipient there. */
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
