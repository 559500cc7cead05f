import { useMatches } from '@tanstack/react-router';

export interface PageMetaProps {
  /** The page's title; the tab adds the site's name. */
  readonly title: string;
  /** The publisher's description; may be missing. */
  readonly description: string | null | undefined;
}

/** The length that search engines show, in characters. */
const DESCRIPTION_LENGTH = 160;

/** Sets the page's title and description from its data, for tabs, bookmarks and search engines. */
export function PageMeta({ title, description }: PageMetaProps) {
  // Browsers show the first title, and React inserts new ones first: the router's, rendered again, would replace this.
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

/** Cuts after a whole word. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  const cut = plain.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || DESCRIPTION_LENGTH).trimEnd()}…`;
}
