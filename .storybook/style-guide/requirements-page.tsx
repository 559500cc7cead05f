import { useEffect } from 'react';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Marked } from './marked.tsx';
import { readRequirements } from './requirements.ts';
import { siteRequirements } from './site-requirements.ts';
import classes from './style-guide.module.css';

/** Lists every requirement. If the URL has a hash such as `#SCH-03`, scrolls to that row. */
export function Requirements() {
  useEffect(() => {
    // The browser couldn't scroll to the hash's target, because the rows had not rendered yet.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page>
      <PageHeader title="The requirements" lead={<p>What the site has to do, row by row.</p>} />
      {readRequirements(siteRequirements).map(({ title, rows }) => (
        <section className={classes.section} key={title} aria-label={title}>
          <h2>
            <Marked text={title} />
          </h2>
          {rows.map(({ id, text, where }) => (
            <article className={classes.row} key={id} id={id} aria-labelledby={`title-${id}`}>
              <h3 id={`title-${id}`}>{id}</h3>
              <p>
                <Marked text={text} />
              </p>
              <dl>
                <dt>Where</dt>
                <dd>
                  <Marked text={where} />
                </dd>
              </dl>
            </article>
          ))}
        </section>
      ))}
    </Page>
  );
}
