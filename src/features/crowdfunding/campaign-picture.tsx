import { useState } from 'react';
import { webUrl } from '#shared/text/web-url.ts';
import { prefersLittleData } from '#shared/ui/browser/prefers-little-data.ts';
import type { CampaignCategory } from './campaign-categories.ts';
import { CampaignDrawing } from './campaign-drawing.tsx';
import classes from './campaign-picture.module.css';

/** Size in pixels, so that the browser reserves the space before loading. */
const SIZE = { width: 800, height: 450 } as const;

export interface CampaignPictureProps {
  /** The server's value. Only web addresses are loaded (SAFE-03). */
  readonly imageUrl: string | null | undefined;
  readonly category: CampaignCategory;
  /** True for the main picture of a page, which loads eagerly. */
  readonly isFirst?: boolean;
}

/**
 * A campaign's picture. Shows a drawing of the same size until the picture has loaded, or if it is
 * missing, broken or skipped to save data. Decorative, because the title names the campaign.
 */
export function CampaignPicture({ imageUrl, category, isFirst = false }: CampaignPictureProps) {
  const url = prefersLittleData() ? null : webUrl(imageUrl);
  const [{ of, became }, setOutcome] = useState<{ of: string | null; became: 'shown' | 'broken' | null }>({
    of: null,
    became: null,
  });
  const outcome = of === url ? became : null;
  return (
    <div className={classes.frame}>
      {outcome !== 'shown' && <CampaignDrawing category={category} />}
      {url !== null && outcome !== 'broken' && (
        <img
          key={url}
          src={url}
          alt=""
          {...SIZE}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setOutcome({ of: url, became: 'shown' })}
          onError={() => setOutcome({ of: url, became: 'broken' })}
        />
      )}
    </div>
  );
}
