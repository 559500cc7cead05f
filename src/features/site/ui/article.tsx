import type { ReactNode } from 'react';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import classes from './article.module.css';

/** A part of an article that can be linked to: `/help#documents`. */
export interface ArticleSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface ArticleProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
  /** Why the text is not final; absent where it is. */
  readonly draft?: string;
  /** What stands below everything: the way on. */
  readonly children?: ReactNode;
}

/** A page for reading: one measure, its contents beside it, every part with an address of its own. */
export function Article({ title, lead, sections, draft, children }: ArticleProps) {
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      {draft && (
        <p className={classes.draft}>
          <strong>Draft.</strong> {draft}
        </p>
      )}
      <div className={classes.layout}>
        <nav className={classes.contents} aria-label="On this page">
          <p>On this page</p>
          <ul>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <article className={classes.article}>
          {sections.map(({ id, title: name, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {body}
            </section>
          ))}
          {children && <div className={classes.end}>{children}</div>}
        </article>
      </div>
    </Page>
  );
}
