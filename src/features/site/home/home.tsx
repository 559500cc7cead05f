import type { ReactNode } from 'react';
import { students } from '#shared/facts/subscribers.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Section, Steps } from '#shared/ui/layout/section.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { FeatureDrawing } from '../feature-drawing.tsx';
import classes from './home.module.css';
import { cards, features, hero, steps, ways } from './home-content.ts';
import { PathDrawing } from './path-drawing.tsx';

export interface HomeProps {
  /** A signed-in user's next step and reminders. */
  readonly forYou?: ReactNode;
  /** Whether the user is signed in. Undefined while the session loads. */
  readonly isKnown?: boolean | undefined;
  /** A signed-in user's full name. */
  readonly name?: string | undefined;
  /** The news, which loads separately. */
  readonly now?: ReactNode;
}

/** The home page (HOME-01, HOME-02). */
export function Home({ forYou, isKnown, name, now }: HomeProps) {
  return (
    <div className={classes.home} data-known={isKnown}>
      <div className={classes.hero}>
        <div className={`${classes.words} stack gap-6`}>
          <h1>{isKnown ? (name ? `Hello, ${name}` : 'Welcome back') : hero.title}</h1>
          <div className={`${classes.forVisitors} stack gap-6`}>
            <p className="lead">{hero.lead}</p>
            <ul className="ticks stack gap-2">
              {hero.promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
            <div className="cluster">
              <LinkButton variant="next" to="/auth/role-selection">
                Get Started
              </LinkButton>
              <LinkButton variant="default" to="/about">
                Learn More
              </LinkButton>
            </div>
            <p className="quiet">
              <span>{`Join ${students.figure} ${students.label}.`}</span>{' '}
              <a href="#ways">Where do you fit in?</a>
            </p>
          </div>
        </div>
        <div className={`${classes.picture} ${classes.forVisitors}`}>
          <PathDrawing />
          <FloatingCards />
        </div>
      </div>
      {forYou}
      <Page>
        {now}
        <div className={classes.forVisitors}>
          <Section id="ways" title="Where do you fit in?">
            <div className="columns">
              {ways.map((way) => (
                <Card key={way.title}>
                  <h3>{way.title}</h3>
                  <p className="grow">{way.text}</p>
                  <div>
                    <LinkButton variant="default" size="sm" to={way.to}>
                      {way.label}
                    </LinkButton>
                  </div>
                </Card>
              ))}
            </div>
          </Section>
        </div>

        <Section id="features" title="What you can do here">
          <ul className={`${classes.features} columns gap-8`}>
            {features.map(({ feature, title, text, to, hash }) => (
              <li key={feature} className="cluster">
                <FeatureDrawing feature={feature} />
                <div className="grow stack gap-2">
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <AppLink className="strong" to={to} hash={hash}>
                    Learn more<VisuallyHidden>{` about ${title.toLowerCase()}`}</VisuallyHidden>
                  </AppLink>
                </div>
              </li>
            ))}
          </ul>
        </Section>

        <div className={classes.forVisitors}>
          <Section id="steps" title="How it works">
            <Steps steps={steps} />
          </Section>
        </div>
      </Page>
    </div>
  );
}

function FloatingCards() {
  return (
    <ul className={`${classes.cards} stack gap-2`} aria-label="What EduEmpower shows you">
      {cards.map(({ kind, title, text }) => (
        <li key={kind} className="panel cluster quiet">
          <span className="dot" data-kind={kind} aria-hidden="true" />
          <span>
            <strong>{title}</strong>
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
