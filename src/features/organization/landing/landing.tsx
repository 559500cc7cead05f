import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import { FiguresSection } from '#shared/facts/figures.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { Faq } from '#shared/ui/content/faq.tsx';
import { Testimonial } from '#shared/ui/content/testimonial.tsx';
import { FeatureList } from '#shared/ui/layout/feature-list.tsx';
import { Hero } from '#shared/ui/layout/hero.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Closing, Section, Steps } from '#shared/ui/layout/section.tsx';
import { closing, features, hero, questions, sampleTestimonial, steps } from './landing-content.ts';
import { LandingDrawing } from './landing-drawing.tsx';
import { LandingFeatureDrawing } from './landing-feature-drawing.tsx';

/** The kind of visitor, which determines the page's buttons. */
export type LandingVisitor =
  | { readonly kind: 'signed-out' }
  /** Signed in, while the role loads. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'other-role'; readonly role: Exclude<Role, 'ORGANIZATION'> | 'OTHER' }
  /** Signed in, but without a known role. */
  | { readonly kind: 'no-role' }
  /** Signed in, but the role could not be read. `note` says so. */
  | { readonly kind: 'unread'; readonly note: ReactNode };

export interface LandingProps {
  readonly visitor: LandingVisitor;
  readonly onSignUp: () => void;
  /** Link to the sign-in page. Presets the role, and leads to the dashboard after sign-in. */
  readonly signIn: SignInLink;
}

/** The landing page for organizations (ORG-01). */
export function Landing(props: LandingProps) {
  return (
    <Page>
      <Hero {...hero} actions={<FirstStep {...props} />} drawing={<LandingDrawing />} />

      <FiguresSection ids={['partnerOrganizations', 'reachedStudents', 'funds', 'graduation']} />

      <Section id="steps" title="How it works">
        <Steps steps={steps} />
      </Section>

      <Section id="features" title="What you get">
        <FeatureList features={features} drawing={(id) => <LandingFeatureDrawing feature={id} />} />
      </Section>

      <Section id="testimonials" title="What another organization says" note="Example">
        <Testimonial {...sampleTestimonial} seed={1} isBand />
      </Section>

      <Section id="questions" title="Questions organizations ask">
        <Faq items={questions} />
      </Section>

      <Closing id="begin" {...closing}>
        {props.visitor.kind === 'signed-out' ? (
          <Button variant="next" onClick={props.onSignUp}>
            Get Started Now
          </Button>
        ) : (
          // If the user is not an organization, the profile page explains how to act for one.
          <LinkButton variant="next" to="/organization/profile">
            Get Started Now
          </LinkButton>
        )}
      </Closing>
    </Page>
  );
}

function FirstStep({ visitor, onSignUp, signIn }: LandingProps) {
  switch (visitor.kind) {
    case 'waiting':
      // The layout keeps space for the buttons while the role loads.
      return null;
    case 'unread':
      return visitor.note;
    case 'no-role':
      return (
        <LinkButton variant="next" to="/organization/profile">
          Create Your Scholarship
        </LinkButton>
      );
    case 'other-role':
      return <OtherRole role={visitor.role} />;
    case 'signed-out':
      return (
        <>
          <Button variant="next" onClick={onSignUp}>
            Create Your Scholarship
          </Button>
          <LinkButton variant="default" {...signIn}>
            Sign in
          </LinkButton>
        </>
      );
  }
}

const others = {
  STUDENT: { name: 'a student', to: '/scholarship', label: 'Browse scholarships' },
  DONOR: { name: 'a donor', to: '/donation', label: 'Give to a student' },
  OTHER: { name: 'someone with another role', to: '/scholarship', label: 'Browse scholarships' },
} as const;

function OtherRole({ role }: { readonly role: keyof typeof others }) {
  const { name, to, label } = others[role];
  return (
    <div className="notice cluster">
      <p>
        <strong>{`You’re signed in as ${name}.`}</strong> Only organizations can publish scholarships. To
        publish one, sign out and create an organization account.
      </p>
      <LinkButton variant="default" size="sm" to={to}>
        {label}
      </LinkButton>
    </div>
  );
}
