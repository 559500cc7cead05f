import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import classes from './application-success.module.css';
import { SentDrawing } from './sent-drawing.tsx';
import { SuccessLinks } from './success-links.tsx';

export interface ApplicationSuccessProps {
  /** Null until it is known. */
  readonly scholarshipTitle: string | null;
  /** The account's address; null without one. */
  readonly email: string | null;
}

/** Thanks the student, with links to the next steps (APP-14). */
export function ApplicationSuccess({ scholarshipTitle, email }: ApplicationSuccessProps) {
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
      <p>
        {email === null
          ? 'A confirmation email was sent to you.'
          : fill('A confirmation email was sent to {email}.', { email })}
      </p>
      <SuccessLinks variant="next" />
      <p className={classes.more}>
        <AppLink to="/student/applications">See my applications</AppLink>
      </p>
    </Page>
  );
}
