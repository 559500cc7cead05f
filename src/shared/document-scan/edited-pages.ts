import type { OpenedPicture } from './open-picture.ts';
import { dpiOf, keptSize, LEAST_DPI, type PageEdit, UNEDITED } from './page-edit.ts';

export interface EditedPage extends OpenedPicture {
  readonly id: number;
  readonly edit: PageEdit;
}

export type EditedPages = readonly EditedPage[];

export function withPicture(pages: EditedPages, id: number, opened: OpenedPicture): EditedPages {
  return [...pages, { ...opened, id, edit: UNEDITED }];
}

export function withEdit(pages: EditedPages, id: number, change: Partial<PageEdit>): EditedPages {
  return pages.map((page) => (page.id === id ? { ...page, edit: { ...page.edit, ...change } } : page));
}

/** Moves a page by one place. The first page can't move up, and the last page can't move down. */
export function withMoved(pages: EditedPages, id: number, by: -1 | 1): EditedPages {
  const from = pages.findIndex((page) => page.id === id);
  const [page, other] = [pages[from], pages[from + by]];
  if (page === undefined || other === undefined) return pages;
  return pages.map((kept, index) => (index === from ? other : index === from + by ? page : kept));
}

/**
 * Removes a page.
 *
 * @returns the remaining pages, and the id of the page to show next. That is the page after the
 * removed page or, if the last page was removed, the new last page. The id is null if no page
 * remains
 */
export function withoutPage(
  pages: EditedPages,
  id: number,
): { readonly remaining: EditedPages; readonly next: number | null } {
  const at = pages.findIndex((page) => page.id === id);
  const remaining = pages.filter((page) => page.id !== id);
  return { remaining, next: (remaining[at] ?? remaining.at(-1))?.id ?? null };
}

/** Whether a page has so few pixels that its text may be hard to read. */
export function isSmall(page: EditedPage): boolean {
  return dpiOf(keptSize(page, page.edit)) < LEAST_DPI;
}
