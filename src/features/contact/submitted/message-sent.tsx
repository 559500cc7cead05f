import { claims } from '#shared/facts/claims.ts';
import { contactDetails, mailHref, phoneHref } from '#shared/facts/contact-details.ts';
import { fill } from '#shared/text/fill.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Hero } from '#shared/ui/layout/hero.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Section, Steps } from '#shared/ui/layout/section.tsx';
import { PostedDrawing } from './posted-drawing.tsx';

export interface MessageSentProps {
  /** False if the page was opened without a message. */
  readonly isSent: boolean;
}

const steps = [
  ['We read it', 'Every message goes to our support team. You don’t need to do anything.'],
  [fill('We answer within {time}', { time: claims.answer.figure }), 'By email, to the address you gave us.'],
  ['No answer yet?', 'Check your spam folder, then write again.'],
] as const;

/** The contact confirmation page, which says what happens next (CON-03). */
export function MessageSent({ isSent }: MessageSentProps) {
  return (
    <Page>
      <Hero
        title={isSent ? 'Your message is on its way' : 'We answer every message'}
        lead={
          isSent
            ? 'Thank you for writing. We’ll reply to the email address you gave us.'
            : 'You write, we read it, and you get our answer by email.'
        }
        actions={
          <>
            <LinkButton variant="next" to="/">
              Go to Homepage
            </LinkButton>
            <LinkButton variant="default" to="/contact">
              Back to Contact
            </LinkButton>
          </>
        }
        drawing={<PostedDrawing />}
      />
      <Section id="next" title="What happens next">
        <Steps steps={steps} />
        <p>
          In a hurry? Call <a href={phoneHref}>{contactDetails.phone}</a>, or write to{' '}
          <a href={mailHref}>{contactDetails.email}</a>.
        </p>
      </Section>
    </Page>
  );
}
