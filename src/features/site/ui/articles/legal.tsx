import { AppLink } from '#shared/ui/app-link.tsx';
import { Article } from '../article.tsx';

const DRAFT = 'This says truthfully what the product does. A lawyer has still to write the binding text.';

/** What is kept about a person, and why (ROUTE-04). */
export function Privacy() {
  return (
    <Article
      title="Privacy"
      lead="What we keep about you, why, and who sees it."
      draft={DRAFT}
      sections={[
        {
          id: 'account',
          title: 'Your account',
          body: (
            <p>
              Sign-in is run by an authentication service. It keeps your name, your e-mail address and your
              password or sign-in method. We receive your name, your e-mail address and your role.
            </p>
          ),
        },
        {
          id: 'students',
          title: 'If you are a student',
          body: (
            <>
              <p>
                Your profile and your documents are kept so that organizations can read your applications. An
                organization sees your profile when you have applied to it.
              </p>
              <p>
                <strong>Documents have public addresses.</strong> Whoever has the address of a document can
                open it. We show these addresses to you, and to organizations that you applied to.
              </p>
              <p>A guardian’s address and e-mail stay on your device and are not sent.</p>
            </>
          ),
        },
        {
          id: 'donors',
          title: 'If you are a donor',
          body: (
            <p>
              We keep which campaign you gave to, how much, and the payment’s number. Card and UPI details
              stay with the payment provider.
            </p>
          ),
        },
        {
          id: 'not',
          title: 'What we do not do',
          body: (
            <ul>
              <li>No advertising, and no tracking across other sites.</li>
              <li>The newsletter box calls nobody: your address does not leave this page.</li>
            </ul>
          ),
        },
        {
          id: 'rights',
          title: 'Change or delete it',
          body: (
            <p>
              You change your profile yourself. To have everything deleted,{' '}
              <AppLink href="/contact">write to us</AppLink>.
            </p>
          ),
        },
      ]}
    />
  );
}

/** The rules of using the product (ROUTE-04). */
export function Terms() {
  return (
    <Article
      title="Terms"
      lead="The rules of using EduEmpower, in plain words."
      draft={DRAFT}
      sections={[
        {
          id: 'students',
          title: 'Students',
          body: (
            <ul>
              <li>What you write and upload is true, and it is yours.</li>
              <li>You apply once for each scholarship.</li>
              <li>Organizations decide whom they choose. EduEmpower promises nobody a scholarship.</li>
            </ul>
          ),
        },
        {
          id: 'organizations',
          title: 'Organizations',
          body: (
            <ul>
              <li>You publish scholarships that you can pay for.</li>
              <li>You use what students tell you for choosing, and for nothing else.</li>
              <li>A campaign needs a verified profile; a changed profile is verified anew.</li>
            </ul>
          ),
        },
        {
          id: 'donors',
          title: 'Donors',
          body: (
            <ul>
              <li>A donation goes to the organization that runs the campaign.</li>
              <li>Our acknowledgement is no certificate under section 80G.</li>
            </ul>
          ),
        },
        {
          id: 'figures',
          title: 'Figures on this site',
          body: (
            <p>
              Marketing figures are EduEmpower’s own statements and marked so. Amounts, deadlines and counts
              of scholarships and campaigns come from the server.
            </p>
          ),
        },
      ]}
    />
  );
}

/** What is stored on a person's device (ROUTE-04). */
export function Cookies() {
  return (
    <Article
      title="Cookies"
      lead="What is stored on your device, and what for."
      draft={DRAFT}
      sections={[
        {
          id: 'cookies',
          title: 'Cookies',
          body: (
            <p>Only those of the sign-in service, which keep you signed in. No advertising, no analytics.</p>
          ),
        },
        {
          id: 'storage',
          title: 'The browser’s storage',
          body: (
            <table>
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">What for</th>
                  <th scope="col">How long</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>The role that you chose</td>
                  <td>So that you come to the right page after you sign in</td>
                  <td>Until you sign out</td>
                </tr>
                <tr>
                  <td>Drafts of what you write</td>
                  <td>So that nothing is lost by a reload or a dead line</td>
                  <td>Until you send or save</td>
                </tr>
                <tr>
                  <td>Light or dark</td>
                  <td>So that the site looks as you chose</td>
                  <td>Until you change it</td>
                </tr>
                <tr>
                  <td>The scholarship that you opened last</td>
                  <td>So that the form knows what you apply for</td>
                  <td>Until you close the tab</td>
                </tr>
                <tr>
                  <td>Whether somebody was signed in</td>
                  <td>So that the navigation bar does not jump</td>
                  <td>Until you sign out</td>
                </tr>
              </tbody>
            </table>
          ),
        },
        {
          id: 'remove',
          title: 'How to remove it',
          body: <p>Your browser removes all of it with ‘Clear site data’. Drafts are gone then.</p>,
        },
      ]}
    />
  );
}
