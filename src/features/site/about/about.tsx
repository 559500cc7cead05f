import type { CSSProperties } from 'react';
import { FiguresSection } from '#shared/facts/figures.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Faq } from '#shared/ui/content/faq.tsx';
import { Hero } from '#shared/ui/layout/hero.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Closing, Section } from '#shared/ui/layout/section.tsx';
import { closing, hero, mission, questions, story, team, values } from './about-content.ts';
import { LampDrawing } from './lamp-drawing.tsx';

/** The page that explains who is behind EduEmpower (HOME-03). */
export function About() {
  return (
    <Page>
      <Hero
        {...hero}
        actions={
          <>
            <LinkButton variant="next" to="/auth/role-selection">
              Join as Student
            </LinkButton>
            <LinkButton variant="default" to="/donation">
              Become a Donor
            </LinkButton>
          </>
        }
        drawing={<LampDrawing />}
      />

      <FiguresSection ids={['students', 'scholarships', 'funding', 'partnerSchools', 'success', 'founded']} />

      <div className="section columns gap-8">
        <section className="stack gap-3" aria-labelledby="mission">
          <h2 id="mission" className="heading">
            Our mission
          </h2>
          <p>{mission}</p>
        </section>
        <section className="stack gap-3" aria-labelledby="story">
          <h2 id="story" className="heading">
            Our story
          </h2>
          <p>{story}</p>
        </section>
      </div>

      <Section id="values" title="Our values">
        <ul className="narrow columns gap-8">
          {values.map(([title, text]) => (
            <li key={title} className="below-line stack gap-2">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="team" title="The team" note="Who does what at EduEmpower.">
        <ul className="columns gap-8" style={{ '--column': '26rem' } as CSSProperties}>
          {team.map(([part, task]) => (
            <li key={part} className="stack gap-1">
              <h3>{part}</h3>
              <p className="muted">{task}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="questions" title="Questions people ask">
        <Faq items={questions} oneOpen />
      </Section>

      <Closing id="begin" {...closing}>
        <LinkButton variant="next" to="/scholarship">
          Find a scholarship
        </LinkButton>
      </Closing>
    </Page>
  );
}
