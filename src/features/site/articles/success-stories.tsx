import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Hero } from '#shared/ui/layout/hero.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Section, Steps } from '#shared/ui/layout/section.tsx';
import { VoiceDrawing } from './voice-drawing.tsx';

const topics = [
  'What you study, and where.',
  'What was missing before: fees, a hostel, a laptop, time.',
  'What the money changed, and what you would tell a student who is about to apply.',
] as const;

const steps = [
  ['You write', 'Use any language, with ‘My story’ as the subject.'],
  ['We read it', 'We ask you about anything that’s unclear.'],
  ['You decide', 'If you say yes, we publish your story here under the name you choose.'],
] as const;

/** Explains how to submit a story (ROUTE-04). The page contains no invented stories. */
export function SuccessStories() {
  return (
    <Page>
      <Hero
        title="Tell your story"
        lead="Has a scholarship or a campaign changed something for you? Tell us in a few sentences. The first story here could be yours."
        actions={
          <>
            <LinkButton variant="next" to="/contact" search={{ subject: 'My story' }}>
              Send my story
            </LinkButton>
            <LinkButton variant="default" to="/scholarship">
              Find a scholarship
            </LinkButton>
          </>
        }
        drawing={<VoiceDrawing />}
      >
        <p className="notice" data-tone="good">
          You see the text before we publish it, and you can withdraw it at any time.
        </p>
      </Hero>

      <Section id="what" title="What we’d like to hear">
        <ul className="ticks columns gap-6">
          {topics.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>

      <Section id="how" title="How it works">
        <Steps steps={steps} />
      </Section>
    </Page>
  );
}
