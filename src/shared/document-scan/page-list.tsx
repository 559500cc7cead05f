import { Button } from '@mantine/core';
import type { EditedPages } from './edited-pages.ts';
import { PageCanvas } from './page-canvas.tsx';
import classes from './page-list.module.css';

export interface PageListProps {
  readonly pages: EditedPages;
  readonly current: number | null;
  readonly onChoose: (id: number) => void;
  readonly onMove: (id: number, by: -1 | 1) => void;
  readonly onRemove: (id: number) => void;
}

/** The pages in order, each with buttons to show, move and remove it. */
export function PageList({ pages, current, onChoose, onMove, onRemove }: PageListProps) {
  return (
    <ol className="narrow columns gap-3" aria-label="Pages">
      {pages.map(({ id, shown, edit }, index) => {
        const name = `page ${index + 1}`;
        return (
          <li key={id} className={`${classes.page} cluster gap-2`} data-current={id === current || undefined}>
            <button
              type="button"
              className={`${classes.look} stack gap-1`}
              aria-pressed={id === current}
              aria-label={`Edit ${name}`}
              onClick={() => onChoose(id)}
            >
              <PageCanvas shown={shown} edit={edit} className={classes.small} />
              <span>{`Page ${index + 1}`}</span>
            </button>
            <div className="cluster gap-2">
              {/* Both move buttons stay visible, because a hidden button would lose the focus. */}
              <Button
                variant="default"
                size="sm"
                aria-label={`Move ${name} up`}
                aria-disabled={index === 0}
                onClick={() => onMove(id, -1)}
              >
                ↑
              </Button>
              <Button
                variant="default"
                size="sm"
                aria-label={`Move ${name} down`}
                aria-disabled={index === pages.length - 1}
                onClick={() => onMove(id, 1)}
              >
                ↓
              </Button>
              <Button variant="default" size="sm" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
                Remove
              </Button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
