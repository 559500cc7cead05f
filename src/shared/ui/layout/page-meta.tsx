import { useMatches } from '@tanstack/react-router';

export interface PageMetaProps {
  /** The page's title, without the site's name. */
  readonly title: string;
  /** The description written by the publisher of the scholarship or campaign. May be missing. */
  readonly description: string | null | undefined;
}

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LENGTH = 160;

/** Sets the page's title and description from its data, for tabs, bookmarks and search engines. */
export function PageMeta({ title, description }: PageMetaProps) {
  // Browsers use the first title in the document, and React inserts each new title before the
  // others. When the router renders the route's title again, the key changes, so React inserts this
  // title again, before the route's title.
  const routeTitles = useMatches({
    select: (matches) => matches.map(({ meta }) => meta?.find((tag) => tag?.title)?.title).join(),
  });
  return (
    <>
      <title key={routeTitles}>{`${title} · EduEmpower`}</title>
      {description && <meta name="description" content={shorten(description)} />}
    </>
  );
}

/** Cuts a long description, after a whole word if possible. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  const cut = plain.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || DESCRIPTION_LENGTH).trimEnd()}…`;
}
