import { Button } from '@mantine/core';
import { claims } from '#shared/facts/claims.ts';
import { FiguresSection } from '#shared/facts/figures.tsx';
import { formatRupees } from '#shared/format/amount.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Carousel } from '#shared/ui/content/carousel.tsx';
import { Faq } from '#shared/ui/content/faq.tsx';
import { Initials } from '#shared/ui/content/initials.tsx';
import { Testimonial } from '#shared/ui/content/testimonial.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { Hero } from '#shared/ui/layout/hero.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Closing, Section, Steps } from '#shared/ui/layout/section.tsx';
import classes from './landing.module.css';
import { hero, questions, sampleStories, sampleWinners, steps } from './landing-content.ts';
import { LandingDrawing } from './landing-drawing.tsx';
import { WinnersToast } from './winners-toast.tsx';

/** How long each winner is shown, in milliseconds (HOME-06). */
const WINNER_MS = 5000;

/** The page for students who are not signed in (HOME-06). */
export function Landing({ onSignUp }: { readonly onSignUp: () => void }) {
  return (
    <Page>
      <Hero
        {...hero}
        actions={
          <>
            <Button variant="next" onClick={onSignUp}>
              Sign up as a student
            </Button>
            <LinkButton variant="default" to="/scholarship">
              Look around first
            </LinkButton>
          </>
        }
        drawing={<LandingDrawing />}
      >
        <ul className="ticks cluster gap-6">
          <li>{claims.free.figure}</li>
          <li>{`${claims.noEssay.figure} ${claims.noEssay.label}`}</li>
        </ul>
      </Hero>

      <WinnersToast />

      <FiguresSection ids={['awarded', 'openScholarships', 'higherChances', 'quickApplication']} />

      <Section id="steps" title="How it works">
        <Steps steps={steps} />
      </Section>

      <Section id="winners" title="Recent winners" note="Examples">
        <Carousel
          label="Recent winners"
          everyMs={WINNER_MS}
          slides={sampleWinners.map(({ name, study, scholarship, amount }, index) => ({
            key: name,
            content: (
              <Card>
                <div className={`${classes.winner} columns`}>
                  <div className="cluster">
                    <Initials name={name} seed={index} size="lg" />
                    <div className="grow">
                      <p className="large strong">{name}</p>
                      <p className="quiet">{study}</p>
                    </div>
                  </div>
                  <div>
                    <p className="quiet">Scholarship</p>
                    <p className="large strong">{scholarship}</p>
                  </div>
                  <div>
                    <p className="quiet">Awarded</p>
                    <p className="large strong good">{formatRupees(amount)}</p>
                  </div>
                </div>
              </Card>
            ),
          }))}
        />
      </Section>

      <Section id="stories" title="Success stories" note="Examples">
        <ul className="columns">
          {sampleStories.map(({ name, study, words }, index) => (
            <li key={name}>
              <Card>
                <Testimonial words={words} name={name} part={study} seed={index} />
              </Card>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="questions" title="Questions students ask">
        <Faq items={questions} />
      </Section>

      <Closing id="begin" title="Your next scholarship has a deadline. Begin today.">
        <Button variant="next" onClick={onSignUp}>
          Create your account
        </Button>
      </Closing>
    </Page>
  );
}
