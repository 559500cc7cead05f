import type { LinkProps } from '@tanstack/react-router';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Contents } from '#shared/ui/layout/contents.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import classes from './article.module.css';
import { type Block, Prose } from './prose.tsx';

/** The content of a text page. */
export interface ArticleContent {
  readonly title: string;
  readonly lead: string;
  /** Each section's id is also its URL fragment, as in `/help#documents`. */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly body: readonly Block[];
  }[];
  /** True if the sections are numbered steps. */
  readonly isNumbered?: true;
  /** Says why the text is not final yet. Omitted once the text is final. */
  readonly draft?: string;
  /** Links below the text. `isNext` marks the main link. */
  readonly links?: readonly {
    readonly label: string;
    readonly to: LinkProps['to'];
    readonly isNext?: true;
  }[];
}

/** A page with fewer sections than this shows no table of contents. */
const CONTENTS_FROM = 3;

/** A text page, with a table of contents if it has enough sections. */
export function Article({ content }: { readonly content: ArticleContent }) {
  const { title, lead, sections, isNumbered, draft, links } = content;
  const parts = sections.map(({ id, title: name, body }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <Prose blocks={body} />
    </section>
  ));
  return (
    <Page>
      <PageHeader
        title={title}
        lead={
          <>
            <p>{lead}</p>
            {draft && <p className="quiet">{draft}</p>}
          </>
        }
      />
      <div className="with-aside">
        {sections.length >= CONTENTS_FROM && <Contents sections={sections} />}
        <article className={`${classes.article} stack gap-8`}>
          {isNumbered ? (
            <ol className="numbered stack gap-8">
              {parts.map((part) => (
                <li key={part.key} className="beside">
                  <div className="grow">{part}</div>
                </li>
              ))}
            </ol>
          ) : (
            parts
          )}
          {links && (
            <div className="cluster gap-6">
              {links.map(({ label, to, isNext }) =>
                isNext ? (
                  <LinkButton key={to} variant="next" to={to}>
                    {label}
                  </LinkButton>
                ) : (
                  <AppLink key={to} to={to}>
                    {label}
                  </AppLink>
                ),
              )}
            </div>
          )}
        </article>
      </div>
    </Page>
  );
}
