import { FiguresSection } from '#shared/claims/figures.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Faq } from '#shared/ui/faq.tsx';
import { Hero } from '#shared/ui/hero.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Portrait } from '#shared/ui/portrait.tsx';
import { Section } from '#shared/ui/section.tsx';
import classes from './about.module.css';
import { LampDrawing } from './lamp-drawing.tsx';

const values = [
  ['Students first', 'Applying costs nothing, works on a cheap phone, and loses nothing that was written.'],
  ['Exact about money', 'Every rupee that is shown has been counted, and what is not certain says so.'],
  ['Plain words', 'No form asks what it does not need, and every refusal says what to do next.'],
  ['Trust is checked', 'Organizations are verified before they ask anybody for money.'],
] as const;

const team = [
  ['Ananya Rao', 'Students and schools'],
  ['Vikram Nair', 'Organizations'],
  ['Fatima Sheikh', 'Donors'],
  ['Arjun Patil', 'Engineering'],
] as const;

const questions = [
  {
    question: 'Who can apply for a scholarship?',
    answer:
      'Every student with an account. Each scholarship says who it is meant for; the organization decides.',
  },
  {
    question: 'Does it cost anything?',
    answer: 'Nothing for students: no fee for an account, for applying, or for being chosen.',
  },
  {
    question: 'Where does the money come from?',
    answer:
      'Scholarships are paid by organizations. Campaigns are paid by donors, who give any amount from ₹1.',
  },
  {
    question: 'How do you know that an organization is real?',
    answer:
      'It shows its registration and its documents, and somebody looks at them. Until then its profile says ‘Verification Pending’, and it cannot start a campaign.',
  },
] as const;

/** Who we are (HOME-03). */
export function About() {
  return (
    <Page>
      <Hero
        title="Money should not decide who studies."
        lead="EduEmpower brings students in India together with scholarships, campaigns and people who give."
        actions={
          <>
            <LinkButton variant="next" href="/auth/role-selection">
              Join as Student
            </LinkButton>
            <LinkButton variant="default" href="/donation">
              Become a Donor
            </LinkButton>
          </>
        }
        drawing={<LampDrawing />}
      />

      <FiguresSection ids={['students', 'scholarships', 'funding', 'partnerSchools', 'success', 'founded']} />

      <div className={classes.pair}>
        <section className={classes.text} aria-labelledby="mission">
          <h2 id="mission">Our mission</h2>
          <p>
            There is money for education in India, and there are students who need it. They rarely meet: calls
            for applications hang in corridors, forms are lost, and donors cannot see where a rupee goes. We
            build the place where they meet, and where both can trust what they read.
          </p>
        </section>
        <section className={classes.text} aria-labelledby="story">
          <h2 id="story">Our story</h2>
          <p>
            We began in 2020, when schools closed and many families had to choose which child would go on
            studying. The first list of scholarships was a table that was passed from phone to phone. It has
            grown since. What it is for has not changed.
          </p>
        </section>
      </div>

      <Section id="values" title="What we hold to">
        <ul className={classes.values}>
          {values.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="team" title="The team" note="Sample names: the people behind EduEmpower follow here.">
        <ul className={classes.team}>
          {team.map(([name, task], index) => (
            <li key={name}>
              <Card>
                <Portrait seed={index} />
                <div>
                  <h3>{name}</h3>
                  <p className={classes.quiet}>{task}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="questions" title="Questions people ask">
        <Faq items={questions} oneOpen />
      </Section>
    </Page>
  );
}
