import { Page, PageHeader } from '#shared/ui/page.tsx';
import { contrast, pairs } from './contrast.ts';
import { siteTokens } from './site-tokens.ts';
import classes from './style-guide.module.css';
import type { Scheme } from './tokens.ts';

const ratio = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The colors of a scheme, and their contrast where they meet. */
export function Colors({ scheme }: { readonly scheme: Scheme }) {
  const tokens = siteTokens();
  const color = (name: string) => tokens.value(name, scheme);
  return (
    <Page>
      <PageHeader
        title={scheme === 'light' ? 'Colors in the light' : 'Colors in the dark'}
        lead={
          <p>
            Night-indigo ink on warm paper. Marigold marks the one next step of a screen and nothing else;
            leaf green says that money arrived, or that something is verified or saved.
          </p>
        }
      />
      <section className={classes.section} aria-labelledby="tokens">
        <h2 id="tokens">The tokens</h2>
        <ul className={classes.swatches}>
          {tokens.colors.map((name) => (
            <li key={name}>
              <div className={classes.color} style={{ background: color(name) }} />
              <span>{name}</span>
              <span>{color(name)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.section} aria-labelledby="pairs">
        <h2 id="pairs">Where they meet</h2>
        <p>Computed as WCAG 2.2 does. Text needs 4.5, the outline of a control 3.</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <section className={classes.scroll} tabIndex={0} aria-labelledby="pairs">
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Sample</th>
                <th scope="col">Use</th>
                <th scope="col">Tokens</th>
                <th scope="col">Contrast</th>
                <th scope="col">Needs</th>
              </tr>
            </thead>
            <tbody>
              {pairs.map(({ front, back, use, floor }) => (
                <tr key={`${front} ${back}`}>
                  <td>
                    {floor === 3 ? (
                      <div
                        className={classes.sample}
                        style={{ border: `2px solid ${color(front)}`, background: color(back) }}
                      >
                        &nbsp;
                      </div>
                    ) : (
                      <span
                        className={classes.sample}
                        style={{ color: color(front), background: color(back) }}
                      >
                        ₹1,25,000
                      </span>
                    )}
                  </td>
                  <th scope="row">{use}</th>
                  <td>
                    {front} on {back}
                  </td>
                  <td>{ratio.format(contrast(color(front), color(back)))}</td>
                  <td>{floor}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    </Page>
  );
}
