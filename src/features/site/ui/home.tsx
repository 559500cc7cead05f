import { ClaimNote } from '#shared/claims/claim-note.tsx';
import { claims } from '#shared/claims/claims.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Closing, Section, Steps } from '#shared/ui/section.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { type Feature, FeatureDrawing } from './feature-drawing.tsx';
import classes from './home.module.css';
import { PathDrawing } from './path-drawing.tsx';

const promises = [
  'One search over all scholarships',
  'One profile with your documents',
  'Two answers, and it is sent',
] as const;

const ways = [
  {
    title: 'I study',
    text: 'Browse scholarships, keep one profile with your documents, and apply in minutes.',
    href: '/scholarship',
    label: 'Find a scholarship',
  },
  {
    title: 'I give',
    text: 'Fund a student, a scholarship or a campaign, and see where every rupee goes.',
    href: '/donation',
    label: 'Give to a student',
  },
  {
    title: 'We fund education',
    text: 'Publish a scholarship, read applications, and raise money for your programmes.',
    href: '/organization',
    label: 'Fund education',
  },
] as const;

interface FeatureCard {
  readonly feature: Feature;
  readonly title: string;
  readonly text: string;
  /** The page that explains it. */
  readonly href: string;
}

const features: readonly FeatureCard[] = [
  {
    feature: 'matching',
    title: 'Scholarship matching',
    text: 'AI-based matching and ranking puts first what fits you. Points from free courses raise you in the list.',
    href: '/resources/student-guide#matching',
  },
  {
    feature: 'crowdfunding',
    title: 'Crowdfunding',
    text: 'When a scholarship is not enough, a community can help. Emergency aid too, when something happens.',
    href: '/crowdfunding',
  },
  {
    feature: 'donors',
    title: 'Donor connections',
    text: 'Real-time fund tracking shows donors what their money does, rupee by rupee.',
    href: '/resources/donor-faq',
  },
  {
    feature: 'resources',
    title: 'Resource discovery',
    text: 'Guides for the papers you need and the answers you write.',
    href: '/resources/student-guide',
  },
  {
    feature: 'verified',
    title: 'Verified organizations',
    text: 'We verify every organization before it can raise money.',
    href: '/blog#verified',
  },
  {
    feature: 'reminders',
    title: 'Deadline reminders',
    text: 'Days left on every card, and each deadline in your own calendar.',
    href: '/help#reminders',
  },
];

const steps = [
  ['Choose your role', 'Student, donor or organization. It takes a minute and costs nothing.'],
  ['Say who you are', 'Students keep one profile with four documents; organizations are verified.'],
  ['Apply, give or publish', 'Everything is in one place, and your drafts are saved as you write.'],
] as const;

/** The first page of the site (HOME-01, HOME-02). */
export function Home() {
  return (
    <>
      <div className={classes.hero}>
        <div className={classes.words}>
          <h1>The money for your studies is out there.</h1>
          <p>
            Find scholarships that fit you, apply with two honest answers, and let people who care fund the
            rest.
          </p>
          <ul className={classes.promises}>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          <div className={classes.actions}>
            <LinkButton variant="next" href="/auth/role-selection">
              Get Started
            </LinkButton>
            <LinkButton variant="default" href="/about">
              Learn More
            </LinkButton>
          </div>
          <p className={classes.small}>
            Join {claims.students.figure} {claims.students.label}. <a href="#ways">See three ways in</a>
          </p>
        </div>
        <div className={classes.picture}>
          <PathDrawing className={classes.drawing} />
          <FloatingCards />
        </div>
      </div>
      <Page>
        <section aria-labelledby="ways">
          <h2 id="ways" className={classes.heading}>
            Three ways in
          </h2>
          <div className={classes.ways}>
            {ways.map((way) => (
              <Card key={way.title}>
                <h3>{way.title}</h3>
                <p>{way.text}</p>
                <LinkButton variant="default" size="sm" href={way.href}>
                  {way.label}
                </LinkButton>
              </Card>
            ))}
          </div>
        </section>

        <Section id="features" title="What you find here">
          <ul className={classes.features}>
            {features.map(({ feature, title, text, href }) => (
              <li key={feature}>
                <FeatureDrawing feature={feature} />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <AppLink className={classes.more} href={href}>
                    Learn more<VisuallyHidden> about {title.toLowerCase()}</VisuallyHidden>
                  </AppLink>
                </div>
              </li>
            ))}
          </ul>
          <ClaimNote />
        </Section>

        <Section id="steps" title="How it works">
          <Steps steps={steps} />
        </Section>

        <Closing
          id="begin"
          title="Begin with one search."
          text="Look around without an account. Sign up when you want to apply."
        >
          <LinkButton href="/scholarship">Browse scholarships</LinkButton>
        </Closing>
      </Page>
    </>
  );
}

/** Three cards over the drawing, of what the product does: examples, and no figure of anybody's. */
function FloatingCards() {
  return (
    <ul className={classes.cards} aria-label="Examples of what you see here">
      <li>
        <span className={classes.sign} data-kind="match" aria-hidden="true" />
        <span>
          <strong>A scholarship that fits</strong>
          <span>Example: 3 of 4 conditions met</span>
        </span>
      </li>
      <li>
        <span className={classes.sign} data-kind="deadline" aria-hidden="true" />
        <span>
          <strong>12 days left</strong>
          <span>Example: in your calendar</span>
        </span>
      </li>
      <li>
        <span className={classes.sign} data-kind="money" aria-hidden="true" />
        <span>
          <strong>Money arrived</strong>
          <span>Example: hostel fees are paid</span>
        </span>
      </li>
    </ul>
  );
}
