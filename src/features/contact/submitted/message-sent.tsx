import { claims } from '#shared/facts/claims.ts';
import { contactDetails, mailHref, phoneHref } from '#shared/facts/contact-details.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { ChecklistMark } from '#shared/ui/feedback/checklist-mark.tsx';
import { Hero } from '#shared/ui/layout/hero.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Section, Steps } from '#shared/ui/layout/section.tsx';
import { PostedDrawing } from './posted-drawing.tsx';

export interface MessageSentProps {
  /** False if the user opened the page without sending a message. */
  readonly isSent: boolean;
  /** The email address that receives the reply. Undefined if unknown. */
  readonly replyTo?: string | undefined;
}

const steps = [
  ['We read it', 'Every message goes to our support team. You don’t need to do anything.'],
  [fill('We answer within {time}', { time: claims.answer.figure }), 'By email, to the address you gave us.'],
  ['No answer yet?', 'Check your spam folder, then write again.'],
] as const;

/** The contact confirmation page, which says what happens next (CON-03). */
export function MessageSent({ isSent, replyTo }: MessageSentProps) {
  return (
    <Page>
      <Hero
        title={isSent ? 'Your message has been sent' : 'We answer every message'}
        lead={isSent ? 'Thank you for writing.' : 'Our support team replies by email.'}
        drawing={<PostedDrawing />}
      >
        {isSent && <ReplyAddress address={replyTo} />}
      </Hero>
      <Section id="next" title="What happens next">
        <Steps steps={steps} />
        <p>
          In a hurry? Call <a href={phoneHref}>{contactDetails.phone}</a>, or write to{' '}
          <a href={mailHref}>{contactDetails.email}</a>.
        </p>
        <div className="cluster gap-6">
          <LinkButton variant="next" to="/">
            Go to Homepage
          </LinkButton>
          <AppLink to="/contact">Back to Contact</AppLink>
        </div>
      </Section>
    </Page>
  );
}

/** Shows the email address for the reply, so that the sender can spot a typo. */
function ReplyAddress({ address }: { readonly address: string | undefined }) {
  return (
    <div className="notice beside" data-tone="good">
      <ChecklistMark kind="have" />
      {address === undefined ? (
        <p>We’ll reply to the email address you gave us.</p>
      ) : (
        <p>
          We’ll reply to the email address you gave us: <strong>{address}</strong>. If it’s wrong, write again
          with the right address.
        </p>
      )}
    </div>
  );
}
