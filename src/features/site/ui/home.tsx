import { LinkButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Page } from '#shared/ui/page.tsx';
import classes from './home.module.css';
import { PathDrawing } from './path-drawing.tsx';

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

/** The first page of the site. */
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
          <div className={classes.actions}>
            <LinkButton variant="next" href="/auth/role-selection">
              Get Started
            </LinkButton>
            <LinkButton variant="default" href="/about">
              Learn More
            </LinkButton>
          </div>
          <p className={classes.small}>
            Join 12,000+ students. <a href="#ways">See three ways in</a>
          </p>
        </div>
        <PathDrawing className={classes.drawing} />
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
      </Page>
    </>
  );
}
