import { contactDetails, mailHref } from '#shared/contact/contact-details.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Article } from '../article.tsx';

/** What to do when something does not work (ROUTE-04). */
export function Help() {
  return (
    <Article
      title="Help"
      lead="What to do when something does not work as you expected."
      sections={[
        {
          id: 'sign-in',
          title: 'I cannot sign in',
          body: (
            <ul>
              <li>
                The code comes by e-mail and holds for a few minutes. Look into the spam folder, or ask for
                another.
              </li>
              <li>
                You came as a student and see the donors’ page? Choose your role again on{' '}
                <AppLink href="/auth/role-selection">the start page for new users</AppLink>, then sign in.
              </li>
            </ul>
          ),
        },
        {
          id: 'documents',
          title: 'My document is not accepted',
          body: (
            <>
              <p>Documents have to be PDFs of at most 5 MB.</p>
              <ul>
                <li>
                  <strong>‘is not a PDF’</strong>: a photo that was renamed stays a photo. Scan it to PDF, or
                  print it to PDF.
                </li>
                <li>
                  <strong>‘is too large’</strong>: scan in black and white, at 150 dpi.
                </li>
                <li>
                  <strong>‘Failed to upload’</strong>: check your connection and press ‘Try again’. The file
                  does not have to be chosen anew.
                </li>
                <li>
                  <strong>‘Storage bucket not found’</strong>: that is for us to mend.{' '}
                  <AppLink href="/contact">Tell us</AppLink>, and save your profile without the document
                  meanwhile.
                </li>
              </ul>
            </>
          ),
        },
        {
          id: 'application',
          title: 'My application does not go through',
          body: (
            <>
              <p>Your answers stay in the form whatever happens, and a copy stays on your device.</p>
              <ul>
                <li>
                  <strong>‘You have already applied’</strong>: the first one arrived. It is in{' '}
                  <AppLink href="/student/applications">My applications</AppLink>.
                </li>
                <li>
                  <strong>‘Please log in’</strong>: sign in again; you come back to the form as you left it.
                </li>
                <li>
                  <strong>‘Network error’</strong>: send again when you are back online.
                </li>
              </ul>
            </>
          ),
        },
        {
          id: 'reminders',
          title: 'How do deadline reminders work?',
          body: (
            <p>
              Every scholarship says how many days are left. ‘Add deadline to calendar’ on its page puts the
              deadline into your own calendar, and your phone reminds you. We send no messages about
              deadlines.
            </p>
          ),
        },
        {
          id: 'shared-phone',
          title: 'I share my phone',
          body: (
            <p>
              Sign out in the menu behind your initials. The next person sees nothing of yours; your drafts
              wait until you sign in again.
            </p>
          ),
        },
        {
          id: 'contact',
          title: 'Something else',
          body: (
            <p>
              Write to <a href={mailHref}>{contactDetails.email}</a>, or use the{' '}
              <AppLink href="/contact">contact page</AppLink>.
            </p>
          ),
        },
      ]}
    >
      <LinkButton variant="default" href="/resources/student-guide">
        Student guide
      </LinkButton>
      <LinkButton variant="default" href="/resources/donor-faq">
        Donor FAQ
      </LinkButton>
    </Article>
  );
}
