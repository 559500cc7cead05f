import { Button } from '@mantine/core';
import { encodeText } from '#shared/text/encode-text.ts';
import { fill } from '#shared/text/fill.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import classes from './application-success.module.css';
import { SentDrawing } from './sent-drawing.tsx';
import { SuccessLinks } from './success-links.tsx';

export interface ApplicationSuccessProps {
  /** Null until the title has loaded. */
  readonly scholarshipTitle: string | null;
  /** Absolute URL of the scholarship's page. */
  readonly scholarshipUrl: string;
  /** The account's email address. Null if the account has none. */
  readonly email: string | null;
}

/** Thanks the student, says what happens next, and links to the next steps (APP-14). */
export function ApplicationSuccess({ scholarshipTitle, scholarshipUrl, email }: ApplicationSuccessProps) {
  const shared = encodeText([scholarshipTitle, scholarshipUrl].filter(Boolean).join(' '));
  return (
    <Page width="narrow">
      <SentDrawing className={classes.drawing} />
      <PageHeader
        title="Thank you for applying"
        lead={
          scholarshipTitle === null
            ? 'Your application has been sent.'
            : fill('Your application for {title} has been sent.', { title: scholarshipTitle })
        }
      />
      <div className="stack gap-6">
        <p>
          {email === null
            ? 'We’ve sent you a confirmation email.'
            : fill('We’ve sent a confirmation email to {email}.', { email })}
        </p>
        <section className="stack gap-3" aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <ol>
            <li>The organization reads your application and your profile.</li>
            <li>
              You’ll see the decision in ‘My applications’. You can still correct your application until the
              deadline.
            </li>
            <li>We’ll never call you about your application or ask you for money.</li>
          </ol>
        </section>
        <div className="cluster">
          <LinkButton to="/student/applications" variant="next">
            See my applications
          </LinkButton>
          <Button
            component="a"
            href={`https://wa.me/?text=${shared}`}
            target="_blank"
            rel="noopener"
            variant="default"
          >
            Tell a friend on WhatsApp
          </Button>
        </div>
        <SuccessLinks />
      </div>
    </Page>
  );
}
