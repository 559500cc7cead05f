import type { ReactNode } from 'react';
import { FiguresSection } from '#features/site/index.ts';
import { AnchorButton, LinkButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Carousel } from '#shared/ui/carousel.tsx';
import { FeatureList } from '#shared/ui/feature-list.tsx';
import { Hero } from '#shared/ui/hero.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Closing, Section } from '#shared/ui/section.tsx';
import { Testimonial } from '#shared/ui/testimonial.tsx';
import { BenefitDrawing } from './benefit-drawing.tsx';
import { benefits, closing, hero, sampleTestimonials } from './landing-content.ts';
import { LandingDrawing } from './landing-drawing.tsx';

const START = '/crowdfunding/start-campaign';
/** How long each testimonial is shown, in milliseconds (CF-06). */
const TESTIMONIAL_MS = 5000;

export interface CrowdfundingLandingProps {
  /** Whether the visitor is known to be an organization. */
  readonly isOrganization: boolean;
  /** The campaigns with their search. */
  readonly children: ReactNode;
}

/** The page of all campaigns (CF-01, CF-06). */
export function CrowdfundingLanding({ isOrganization, children }: CrowdfundingLandingProps) {
  return (
    <Page>
      <Hero
        {...hero}
        actions={
          <>
            {/* Last on the page, so that nothing moves when the role is known. */}
            <AnchorButton variant={isOrganization ? 'default' : 'next'} href="#campaigns">
              Browse Campaigns
            </AnchorButton>
            {isOrganization && (
              <LinkButton variant="next" to={START}>
                Start a Campaign
              </LinkButton>
            )}
          </>
        }
        drawing={<LandingDrawing />}
      />

      <FiguresSection ids={['campaignMoney', 'campaignStudents', 'campaignSuccess']} />

      <Section id="benefits" title="Why people give here">
        <FeatureList features={benefits} drawing={(id) => <BenefitDrawing benefit={id} />} />
      </Section>

      <Section id="campaigns" title="Current Campaigns">
        <div>{children}</div>
      </Section>

      <Section id="testimonials" title="From both sides" note="Sample quotes: these people are invented.">
        <Carousel
          label="What people say"
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
