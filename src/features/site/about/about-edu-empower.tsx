import { Badge } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Figures } from '#shared/facts/figures.tsx';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Faq } from '#shared/ui/content/faq.tsx';
import { Hero } from '#shared/ui/layout/hero.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Closing, Section } from '#shared/ui/layout/section.tsx';
import {
  advantages,
  answers,
  closing,
  feasibility,
  hero,
  promised,
  questions,
  solutions,
} from './about-edu-empower-content.ts';
import { BridgeDrawing } from './bridge-drawing.tsx';

/** The page that explains what EduEmpower does and why it works (HOME-04). */
export function AboutEduEmpower() {
  return (
    <Page>
      <Hero
        {...hero}
        actions={
          <>
            <LinkButton variant="next" to="/auth/role-selection">
              Get Started
            </LinkButton>
            <LinkButton variant="default" to="/about">
              Who we are
            </LinkButton>
          </>
        }
        drawing={<BridgeDrawing />}
      />

      <Section id="solutions" title="What we offer">
        <ul className="narrow columns">
          {solutions.map(([title, text, to, label]) => (
            <li key={title} className="panel stack gap-2">
              <h3>{title}</h3>
              <p className="grow">{text}</p>
              <AppLink className="strong" to={to}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="problem" title="Problems we solve">
        <dl className="lines">
          {answers.map(([problem, answer]) => (
            <div key={problem} className="columns gap-1">
              <dt className="strong">{problem}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section id="feasibility" title="Can this work?">
        <p className="prose">{feasibility}</p>
        <div className="cluster gap-2">
          <h3>What we’re building</h3>
          <Badge variant="plain">Coming</Badge>
        </div>
        <dl className="lines">
          {promised.map(([title, text]) => (
            <div key={title} className="columns gap-1">
              <dt className="strong">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section id="impact" title="What we’ve achieved">
        <Figures ids={['students', 'scholarships', 'success', 'partnerSchools']} />
      </Section>

      <Section id="advantages" title="What sets us apart">
        <ul className="ticks columns gap-8" style={{ '--column': '26rem' } as CSSProperties}>
          {advantages.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>

      <Section id="questions" title="Questions people ask">
        <Faq items={questions} />
      </Section>

      <Closing id="begin" {...closing}>
        <LinkButton variant="next" to="/scholarship">
          Find a scholarship
        </LinkButton>
      </Closing>
    </Page>
  );
}
