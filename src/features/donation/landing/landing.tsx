import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FiguresSection } from '#shared/facts/figures.tsx';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Testimonial } from '#shared/ui/content/testimonial.tsx';
import { Hero } from '#shared/ui/layout/hero.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Closing, Section } from '#shared/ui/layout/section.tsx';
import { closing, hero, reasons, sampleStory, ways } from './landing-content.ts';
import { LandingDrawing } from './landing-drawing.tsx';

export interface LandingProps {
  /** Campaigns that end soon, or a placeholder while they load. */
  readonly campaigns?: ReactNode;
  /** A link to the latest receipt, for signed-in users. */
  readonly receipt?: ReactNode;
  /** Whether to show the sign-up and sign-in buttons. */
  readonly offersSignUp: boolean;
  readonly onSignUp: () => void;
  readonly onSignIn: () => void;
}

/** The donor landing page (DON-06). */
export function Landing({ campaigns, receipt, offersSignUp, onSignUp, onSignIn }: LandingProps) {
  return (
    <Page>
      <Hero
        {...hero}
        actions={
          <>
            <LinkButton variant="next" to="/crowdfunding">
              Choose a campaign
            </LinkButton>
            {offersSignUp && (
              <div className="cluster gap-0">
                <Button variant="subtle" onClick={onSignUp}>
                  Sign up as a donor
                </Button>
                <Button variant="subtle" onClick={onSignIn}>
                  Sign in
                </Button>
              </div>
            )}
            {receipt && <p className="grow">{receipt}</p>}
          </>
        }
        drawing={<LandingDrawing />}
      />

      {campaigns && (
        <Section id="ending" title="Campaigns that end soon" note="They still need money">
          {campaigns}
          <p>
            <AppLink to="/crowdfunding">See all campaigns</AppLink>
          </p>
        </Section>
      )}

      <FiguresSection ids={['rupeesRaised', 'supportedStudents', 'graduation']} />

      <Section id="why" title="Why donate">
        <ul className="columns">
          {reasons.map(({ title, text }) => (
            <li key={title} className="below-line stack gap-2">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="ways" title="Ways to give">
        <ul className="narrow columns">
          {ways.map(({ title, text, label, ...link }) => (
            <li key={title} className="panel stack gap-3">
              <h3>{title}</h3>
              <p className="grow">{text}</p>
              <AppLink {...link}>{label}</AppLink>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="story" title="A student’s story" note="An example">
        <Testimonial
          words={sampleStory.words}
          name={sampleStory.name}
          part={sampleStory.study}
          seed={5}
          isBand
        />
        <p>
          <AppLink to="/scholarship">Explore Scholarships</AppLink>
        </p>
      </Section>

      <Closing id="give" {...closing}>
        <div className="cluster gap-6">
          <AppLink to="/about-edu-empower">About EduEmpower</AppLink>
          <LinkButton variant="next" to="/crowdfunding">
            Choose a campaign
          </LinkButton>
        </div>
      </Closing>
    </Page>
  );
}
