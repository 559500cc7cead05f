import { useMatches } from '@tanstack/react-router';

export interface PageMetaProps {
  /** What the page is about; the tab adds the name of the site. */
  readonly title: string;
  /** As the publisher wrote it; may be missing. */
  readonly description: string | null | undefined;
}

/** About what search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

/** Names a page after the data that it shows: in the tab, for bookmarks, and for search engines. */
export function PageMeta({ title, description }: PageMetaProps) {
  // A browser shows the first title, and React puts each new one first: the router's, drawn anew, would take this one's place.
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
