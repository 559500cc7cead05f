import type { Role } from '#contract/schemas/primitives.ts';
import { Figures } from '#shared/claims/figures.tsx';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Faq } from '#shared/ui/faq.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Portrait } from '#shared/ui/portrait.tsx';
import { features, questions, sampleTestimonial, steps } from '../model/landing-samples.ts';
import classes from './landing.module.css';
import { LandingDrawing } from './landing-drawing.tsx';
import { LandingFeatureDrawing } from './landing-feature-drawing.tsx';

/** Who looks at the page, as far as its buttons go. */
export type LandingVisitor =
  | { readonly kind: 'nobody' }
  /** Somebody is signed in, and their role is being asked for. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'other-role'; readonly role: Exclude<Role, 'ORGANIZATION'> | 'OTHER' }
  /** Signed in, without a role that anybody knows. */
  | { readonly kind: 'no-role' };

export interface LandingProps {
  readonly visitor: LandingVisitor;
  readonly onSignUp: () => void;
  /** The sign-in page's address, with the role and the dashboard as the way on. */
  readonly signInHref: string;
  /** What goes along with the sign-in page's entry in the history. */
  readonly signInState: Record<string, unknown>;
}

/** The page for organizations (ORG-01). */
export function Landing(props: LandingProps) {
  return (
    <Page>
      <div className={classes.hero}>
        <div className={classes.words}>
          <h1>Put your scholarship where students look.</h1>
          <p className={classes.lead}>
            Publish it once, with an amount and a deadline. Students apply with a profile, their documents and
            two answers, and you choose.
          </p>
          <FirstStep {...props} />
        </div>
        <LandingDrawing className={classes.drawing} />
      </div>

      <section className={classes.section} aria-label="In figures">
        <Figures ids={['partnerOrganizations', 'reachedStudents', 'funds', 'graduation']} />
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

      <section className={classes.section} aria-labelledby="features">
        <h2 id="features">What you get</h2>
        <ul className={classes.features}>
          {features.map(({ id, title, text }) => (
            <li key={id}>
              <Card>
                <LandingFeatureDrawing feature={id} />
                <h3>{title}</h3>
                <p className={classes.quiet}>{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>

      <section className={classes.section} aria-labelledby="voice">
        <h2 id="voice">From another desk</h2>
        <figure className={classes.voice}>
          <blockquote>{sampleTestimonial.words}</blockquote>
          <figcaption>
            <Portrait seed={3} size={56} />
            <span>
              <strong>{sampleTestimonial.name}</strong>
              <span className={classes.quiet}>{sampleTestimonial.office}</span>
            </span>
            <span className={classes.sample}>Sample: this person is invented</span>
          </figcaption>
        </figure>
      </section>

      <section className={classes.section} aria-labelledby="questions">
        <h2 id="questions">Questions organizations ask</h2>
        <Faq items={questions} />
      </section>

      {(props.visitor.kind === 'nobody' || props.visitor.kind === 'no-role') && (
        <section className={classes.end} aria-labelledby="begin">
          <div>
            <h2 id="begin">Somebody is looking for what you fund.</h2>
            <p>After an account and a profile, your first scholarship is one form away.</p>
          </div>
          {props.visitor.kind === 'nobody' ? (
            <Button onClick={props.onSignUp}>Get Started Now</Button>
          ) : (
            <LinkButton href="/organization/profile">Get Started Now</LinkButton>
          )}
        </section>
      )}
    </Page>
  );
}

function FirstStep({ visitor, onSignUp, signInHref, signInState }: LandingProps) {
  switch (visitor.kind) {
    case 'waiting':
      // The buttons' place is kept while the server is asked.
      return <div className={classes.actions} />;
    case 'no-role':
      return (
        <div className={classes.actions}>
          <LinkButton variant="next" href="/organization/profile">
            Create Your Scholarship
          </LinkButton>
        </div>
      );
    case 'other-role':
      return <OtherRole role={visitor.role} />;
    case 'nobody':
      return (
        <div className={classes.actions}>
          <Button variant="next" onClick={onSignUp}>
            Create Your Scholarship
          </Button>
          <LinkButton variant="default" href={signInHref} state={signInState}>
            Sign in
          </LinkButton>
        </div>
      );
  }
}

const others = {
  STUDENT: { name: 'a student', href: '/scholarship', label: 'Browse scholarships' },
  DONOR: { name: 'a donor', href: '/donation', label: 'Give to a student' },
  OTHER: { name: 'somebody with another role', href: '/scholarship', label: 'Browse scholarships' },
} as const;

function OtherRole({ role }: { readonly role: keyof typeof others }) {
  const { name, href, label } = others[role];
  return (
    <div className={classes.other}>
      <p>
        <strong>You are signed in as {name}.</strong> Organizations publish scholarships. If you speak for
        one, sign out and create an account for it.
      </p>
      <LinkButton variant="default" size="sm" href={href}>
        {label}
      </LinkButton>
    </div>
  );
}
