import { claims } from '#shared/claims/claims.ts';
import { Figures } from '#shared/claims/figures.tsx';
import { formatRupees } from '#shared/format/money.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Carousel } from '#shared/ui/carousel.tsx';
import { Faq } from '#shared/ui/faq.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Portrait } from '#shared/ui/portrait.tsx';
import { questions, sampleStories, sampleWinners, steps } from '../model/landing-samples.ts';
import classes from './landing.module.css';
import { LandingDrawing } from './landing-drawing.tsx';
import { WinnersToast } from './winners-toast.tsx';

/** How long each winner is shown, in milliseconds (HOME-06). */
const WINNER_MS = 5000;

/** The page for students who are not signed in (HOME-06). */
export function Landing({ onSignUp }: { readonly onSignUp: () => void }) {
  return (
    <Page>
      <div className={classes.hero}>
        <div className={classes.words}>
          <h1>Money for your studies. One profile, two answers.</h1>
          <p className={classes.lead}>
            Find scholarships that fit you, keep your documents in one place, and apply from your phone.
          </p>
          <div className={classes.actions}>
            <Button variant="next" onClick={onSignUp}>
              Sign up as a student
            </Button>
            <LinkButton variant="default" href="/scholarship">
              Look around first
            </LinkButton>
          </div>
          <ul className={classes.ticks}>
            <li>{claims.free.figure}</li>
            <li>{claims.noEssay.figure}</li>
            <li>
              {claims.quickApplication.figure} {claims.quickApplication.label}
            </li>
          </ul>
        </div>
        <LandingDrawing className={classes.drawing} />
      </div>

      <section className={classes.section} aria-label="In figures">
        <Figures ids={['awarded', 'openScholarships', 'higherChances', 'quickApplication']} />
      </section>

      <section className={classes.section} aria-labelledby="steps">
        <h2 id="steps">How it works</h2>
        <ol className={classes.steps}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className={classes.section} aria-labelledby="winners">
        <h2 id="winners">Recent winners</h2>
        <p className={classes.sample}>Sample names and amounts, to show what will stand here.</p>
        <Carousel
          label="Recent winners"
          everyMs={WINNER_MS}
          slides={sampleWinners.map(({ name, study, scholarship, amount }, index) => ({
            key: name,
            content: (
              <Card>
                <div className={classes.winner}>
                  <Portrait seed={index} size={88} />
                  <div>
                    <p className={classes.name}>{name}</p>
                    <p className={classes.quiet}>{study}</p>
                    <p>{scholarship}</p>
                  </div>
                  <p className={classes.amount}>{formatRupees(amount)}</p>
                </div>
              </Card>
            ),
          }))}
        />
      </section>

      <section className={classes.section} aria-labelledby="stories">
        <h2 id="stories">Success stories</h2>
        <p className={classes.sample}>Sample stories: these students are invented.</p>
        <ul className={classes.stories}>
          {sampleStories.map(({ name, study, words }, index) => (
            <li key={name}>
              <Card>
                <blockquote>{words}</blockquote>
                <div className={classes.person}>
                  <Portrait seed={index} size={48} />
                  <div>
                    <p className={classes.name}>{name}</p>
                    <p className={classes.quiet}>{study}</p>
                  </div>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </section>

      <section className={classes.section} aria-labelledby="questions">
        <h2 id="questions">Questions students ask</h2>
        <Faq items={questions} />
      </section>

      <section className={classes.end} aria-labelledby="begin">
        <h2 id="begin">Your next scholarship has a deadline. Begin today.</h2>
        <Button onClick={onSignUp}>Create your account</Button>
      </section>
      <WinnersToast />
    </Page>
  );
}
