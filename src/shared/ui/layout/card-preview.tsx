import type { ReactNode } from 'react';
import classes from './card-preview.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CardPreviewProps {
  readonly title: string;
  /** Tells screen reader users what the card previews. */
  readonly description: string;
  /** True if the card shows examples in place of missing values. */
  readonly hasExamples: boolean;
  /** The card, as it will look in the list. */
  readonly children: ReactNode;
}

/** A live preview of a card. Its controls are inert. */
export function CardPreview({ title, description, hasExamples, children }: CardPreviewProps) {
  return (
    <aside className="stack gap-3" aria-labelledby="preview-title">
      <h2 id="preview-title" className="quiet">
        {title}
      </h2>
      <VisuallyHidden>{description}</VisuallyHidden>
      <div className={classes.card} inert>
        {children}
      </div>
      {hasExamples && <p className="quiet">We show examples for fields you haven’t filled in.</p>}
    </aside>
  );
}
