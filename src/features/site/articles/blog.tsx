import { fill } from '#shared/text/fill.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { FeatureDrawing } from '../feature-drawing.tsx';
import article from './article.module.css';
import classes from './blog.module.css';
import { blogPieces } from './blog-content.ts';
import { Prose } from './prose.tsx';
import { minutesToRead } from './reading-time.ts';

/** The blog. Shows each article with a drawing, a summary and its reading time. */
export function Blog() {
  return (
    <Page>
      <PageHeader title="Blog" lead="Short articles for people who apply, give or publish." />
      <div className="stack gap-8">
        {blogPieces.map(({ id, title, summary, drawing, body }) => {
          const minutes = minutesToRead(body);
          return (
            <article key={id} className={`${classes.piece} below-line`} aria-labelledby={id}>
              <div className="stack gap-3">
                <h2 id={id}>{title}</h2>
                <p className="muted">{summary}</p>
                <p className="quiet">
                  {minutes === 1 ? '1-minute read' : fill('{minutes}-minute read', { minutes })}
                </p>
                <FeatureDrawing feature={drawing} />
              </div>
              <div className={`${article.article} stack gap-3`}>
                <Prose blocks={body} />
              </div>
            </article>
          );
        })}
        <div className="cluster">
          <LinkButton variant="next" to="/scholarship">
            Browse scholarships
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
