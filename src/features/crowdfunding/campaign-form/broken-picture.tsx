import { type ReactNode, useState } from 'react';
import { webUrl } from '#shared/text/web-url.ts';
import { prefersLittleData } from '#shared/ui/browser/prefers-little-data.ts';
import { useOnline } from '#shared/ui/browser/use-online.ts';

export interface BrokenPictureProps {
  readonly imageUrl: string | null | undefined;
  /** The message for the campaign's owner. */
  readonly children: ReactNode;
}

/**
 * Shows its children if a campaign's picture cannot be loaded. Skips the check in data-saver mode,
 * and also offline, where every picture would fail.
 */
export function BrokenPicture({ imageUrl, children }: BrokenPictureProps) {
  const isOnline = useOnline();
  const url = isOnline && !prefersLittleData() ? webUrl(imageUrl) : null;
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null) return null;
  return (
    <>
      <img
        key={url}
        src={url}
        alt=""
        hidden
        referrerPolicy="no-referrer"
        onLoad={() => setBroken(null)}
        onError={() => setBroken(url)}
      />
      {broken === url && children}
    </>
  );
}
