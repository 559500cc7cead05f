import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FiguresSection } from '#shared/facts/figures.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Carousel } from '#shared/ui/content/carousel.tsx';
import { Testimonial } from '#shared/ui/content/testimonial.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { FeatureList } from '#shared/ui/layout/feature-list.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Closing, Section } from '#shared/ui/layout/section.tsx';
import { BenefitDrawing } from './benefit-drawing.tsx';
import { benefits, closing, hero, sampleTestimonials } from './landing-content.ts';
import { LandingDrawing } from './landing-drawing.tsx';

const START = '/crowdfunding/start-campaign';
/** How long each testimonial stays on screen, in milliseconds (CF-06). */
const TESTIMONIAL_MS = 5000;

export interface CrowdfundingLandingProps {
  /** Whether the visitor is known to be an organization. */
  readonly isOrganization: boolean;
  /** The list of campaigns, with its search. */
  readonly children: ReactNode;
}

/** The crowdfunding page (CF-01, CF-06). */
export function CrowdfundingLanding({ isOrganization, children }: CrowdfundingLandingProps) {
  return (
    <Page>
      <div className="with-aside">
        <div className="stack">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="cluster">
            {/* This button is first, so that it doesn't move when 'Start a Campaign' appears. */}
            <Button component="a" variant={isOrganization ? 'default' : 'next'} href="#campaigns">
              Browse Campaigns
            </Button>
            {isOrganization && (
              <LinkButton variant="next" to={START}>
                Start a Campaign
              </LinkButton>
            )}
          </div>
        </div>
        <LandingDrawing />
      </div>

      <Section id="campaigns" title="Current Campaigns">
        <div className="stack">{children}</div>
      </Section>

      <Section id="benefits" title="Why people give here">
        <FeatureList features={benefits} drawing={(id) => <BenefitDrawing benefit={id} />} />
      </Section>

      <FiguresSection ids={['campaignMoney', 'campaignStudents', 'campaignSuccess']} />

      <Section id="testimonials" title="What people say" note="Examples">
        <Carousel
          label="Quotes"
          everyMs={TESTIMONIAL_MS}
          untilTouched
          slides={sampleTestimonials.map(({ name, part, words }, index) => ({
            key: name,
            content: (
              <Card>
                <Testimonial words={words} name={name} part={part} seed={index} />
              </Card>
            ),
          }))}
        />
      </Section>

      <Closing id="begin" {...closing}>
        <LinkButton to={START}>Start a Campaign</LinkButton>
      </Closing>
    </Page>
  );
}
