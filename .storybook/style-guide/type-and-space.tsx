import { Page, PageHeader } from '#shared/ui/page.tsx';
import { siteTokens } from './site-tokens.ts';
import classes from './style-guide.module.css';

const sizes = ['hero', 'title', 'heading', 'lead', 'body', 'small'] as const;
const scripts = ['The money for your studies is out there', 'पढ़ाई का पैसा', 'கல்வி உதவித்தொகை', '₹1,25,000'];
const PX_IN_REM = 16;

/** A size in pixels; of `min(1.25rem, 5.75vw)` the one in rem, which is the most. */
const px = (size: string) => Number.parseFloat(size.replace(/^min\(/, '')) * PX_IN_REM;

/** The one family, in its six sizes. */
export function Type() {
  const tokens = siteTokens();
  return (
    <Page>
      <PageHeader
        title="Type"
        lead={
          <p>
            Anek, one family from an Indian foundry, for Latin, Devanagari and Tamil; the site serves it
            itself. Figures are tabular, so that amounts line up.
          </p>
        }
      />
      {sizes.map((name) => {
        const size = tokens.value(`size-${name}`);
        const onPhone = tokens.value(`size-${name}`, 'phone');
        return (
          <section className={classes.section} key={name} aria-labelledby={`size-${name}`}>
            <h2 id={`size-${name}`}>
              {name}: {px(size)} px{px(onPhone) !== px(size) && `, ${px(onPhone)} px on a phone`}
            </h2>
            <dl className={classes.line}>
              <dt>Regular, 400</dt>
              <dd style={{ fontSize: `var(--ee-size-${name})` }}>{scripts.join(' · ')}</dd>
            </dl>
            <dl className={classes.line}>
              <dt>Bold, {tokens.value('weight-bold')}</dt>
              <dd style={{ fontSize: `var(--ee-size-${name})`, fontWeight: 'var(--ee-weight-bold)' }}>
                {scripts.join(' · ')}
              </dd>
            </dl>
          </section>
        );
      })}
    </Page>
  );
}

/** The steps of spacing, the corners, and the measures of a page. */
export function SpaceAndCorners() {
  const tokens = siteTokens();
  const named = (kind: string) => tokens.names.filter((name) => name.startsWith(kind));
  return (
    <Page>
      <PageHeader
        title="Space and corners"
        lead={
          <p>
            Everything is aligned to a grid of 8 px, written in rem so that it grows with the text. Depth is a
            line of one pixel, not a shadow.
          </p>
        }
      />
      <section className={classes.section} aria-labelledby="steps">
        <h2 id="steps">Steps</h2>
        {named('space').map((name) => (
          <dl className={classes.line} key={name}>
            <dt>
              {name}: {px(tokens.value(name))} px
            </dt>
            <dd>
              <div className={classes.bar} style={{ width: `var(--ee-${name})` }} />
            </dd>
          </dl>
        ))}
      </section>
      <section className={classes.section} aria-labelledby="corners">
        <h2 id="corners">Corners</h2>
        {named('radius').map((name) => (
          <dl className={classes.line} key={name}>
            <dt>
              {name}: {tokens.value(name)}
            </dt>
            <dd>
              <div className={classes.corner} style={{ borderRadius: `var(--ee-${name})` }} />
            </dd>
          </dl>
        ))}
      </section>
      <section className={classes.section} aria-labelledby="measures">
        <h2 id="measures">Measures</h2>
        <dl className={classes.line}>
          <dt>Width of a page at most</dt>
          <dd>{px(tokens.value('measure'))} px</dd>
        </dl>
        <dl className={classes.line}>
          <dt>Margin of a page at most</dt>
          <dd>{px(tokens.value('gutter'))} px</dd>
        </dl>
        <dl className={classes.line}>
          <dt>Height of the navigation bar</dt>
          <dd>{tokens.value('bar-height')}</dd>
        </dl>
        <dl className={classes.line}>
          <dt>Height of a control</dt>
          <dd>48 px, 40 px in tables and bars</dd>
        </dl>
      </section>
    </Page>
  );
}
