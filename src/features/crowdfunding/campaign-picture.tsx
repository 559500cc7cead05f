import { useState } from 'react';
import { webUrl } from '#shared/text/web-url.ts';
import { prefersLittleData } from '#shared/ui/browser/prefers-little-data.ts';
import type { CampaignCategory } from './campaign-categories.ts';
import { CampaignDrawing } from './campaign-drawing.tsx';
import classes from './campaign-picture.module.css';

/** In pixels. Lets the browser reserve space before the picture loads. */
const SIZE = { width: 800, height: 450 } as const;

export interface CampaignPictureProps {
  /** The URL from the server. Loaded only if it is a web address (SAFE-03). */
  readonly imageUrl: string | null | undefined;
  readonly category: CampaignCategory;
  /** True for a page's main picture, which loads eagerly. */
  readonly isFirst?: boolean;
}

/**
 * A campaign's picture, or the drawing for its category if the picture is missing, broken or
 * skipped to save data. While the picture loads, shows an empty landscape. The drawing of a
 * category would look like a first picture that a second one replaces. Decorative, because the
 * title names the campaign.
 */
export function CampaignPicture({ imageUrl, category, isFirst = false }: CampaignPictureProps) {
  const url = prefersLittleData() ? null : webUrl(imageUrl);
  const [broken, setBroken] = useState<string | null>(null);
  const isDrawn = url === null || url === broken;
  return (
    <div className={classes.frame}>
      <CampaignDrawing category={isDrawn ? category : null} />
      {!isDrawn && (
        <img
          key={url}
          src={url}
          alt=""
          {...SIZE}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      )}
    </div>
  );
}
