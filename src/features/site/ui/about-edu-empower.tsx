import { Figures } from '#shared/claims/figures.tsx';
import { AppLink } from '#shared/ui/app-link.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Faq } from '#shared/ui/faq.tsx';
import { Hero } from '#shared/ui/hero.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Section } from '#shared/ui/section.tsx';
import classes from './about.module.css';
import own from './about-edu-empower.module.css';
import { BridgeDrawing } from './bridge-drawing.tsx';

const solutions = [
  [
    'Scholarships',
    'One list, one profile, two answers for each application.',
    '/scholarship',
    'Browse scholarships',
  ],
  [
    'Crowdfunding',
    'Campaigns of verified organizations, for when a scholarship is not enough.',
    '/crowdfunding',
    'See campaigns',
  ],
  [
    'Giving',
    'Any amount in rupees, with an acknowledgement for every donation.',
    '/donation',
    'Give to a student',
  ],
  [
    'Publishing',
    'Organizations publish scholarships and read the applications in one place.',
    '/organization',
    'For organizations',
  ],
] as const;

const answers = [
  [
    'Students do not hear of scholarships.',
    'A search that needs no account, and links that can be passed on.',
  ],
  ['Forms ask the same again and again.', 'One profile with four documents goes with every application.'],
  ['Poor connections lose work.', 'Drafts are saved on the device, so you can carry on where you stopped.'],
  ['Donors do not know where a rupee goes.', 'Every campaign shows what came in, and from how many people.'],
] as const;

const promised = [
  ['AI-based matching and ranking', 'Scholarships that fit a student come first.'],
  ['Real-time fund tracking', 'Donors follow what their money does.'],
  ['Points from free courses', 'What a student learns raises the ranking.'],
  ['Deadline reminders', 'No date is missed.'],
  ['Emergency aid', 'Help when something happens in the middle of a term.'],
  ['Verified organizations', 'We verify every organization before it can raise money.'],
] as const;

const advantages = [
  'It works on a cheap phone and a slow line.',
  'It says what it knows, and says when it does not know.',
  'It costs students nothing.',
  'It speaks plainly, to people who read it in their second or third language.',
] as const;

const questions = [
  {
    question: 'Is EduEmpower a charity?',
    answer:
      'No. It is the place where students, donors and organizations meet. The money goes to organizations and students.',
  },
  {
    question: 'Do I need an account to look around?',
    answer:
      'No. Scholarships and campaigns are open to everybody. You sign in to apply, to give or to publish.',
  },
  {
    question: 'Can a school or a company take part?',
    answer:
      'Yes, as an organization. It completes a profile, is verified, and publishes scholarships or starts campaigns.',
  },
  {
    question: 'In which languages can I write?',
    answer: 'In any. Organizations say in their scholarship which languages they read.',
  },
] as const;

/** What EduEmpower does, and why it works (HOME-04). */
export function AboutEduEmpower() {
  return (
    <Page>
      <Hero
        title="A bridge between talent and means."
        lead="What EduEmpower is, which problem it takes on, and how you can tell that it works."
        actions={
          <>
            <LinkButton variant="next" href="/auth/role-selection">
              Get Started
            </LinkButton>
            <LinkButton variant="default" href="/about">
              Who we are
            </LinkButton>
          </>
        }
        drawing={<BridgeDrawing />}
      />

      <Section id="solutions" title="Core solutions">
        <ul className={classes.values}>
          {solutions.map(([title, text, href, label]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <AppLink className={own.more} href={href}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="problem" title="How we address the problem">
        <dl className={own.answers}>
          {answers.map(([problem, answer]) => (
            <div key={problem}>
              <dt>{problem}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section id="feasibility" title="Feasibility">
        <div className={own.prose}>
          <p>
            Nothing here waits for an invention. Sign-in, storage and payments are run by services that
            specialise in them; what EduEmpower adds is the meeting place, and care for the details. An
            organization sets up its first scholarship in one sitting, and a student applies with a phone.
          </p>
        </div>
        <p className={own.claim}>What EduEmpower says of itself, beside all that:</p>
        <ul className={own.promised}>
          {promised.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="impact" title="Impact">
        <Figures ids={['students', 'scholarships', 'success', 'partnerSchools']} />
      </Section>

      <Section id="advantages" title="Advantages">
        <ul className={own.ticks}>
          {advantages.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>

      <Section id="questions" title="Questions people ask">
        <Faq items={questions} />
      </Section>
    </Page>
  );
}
