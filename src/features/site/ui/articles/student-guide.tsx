import { AppLink } from '#shared/ui/app-link.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Article } from '../article.tsx';

/** How a student gets from a search to an application (ROUTE-04). */
export function StudentGuide() {
  return (
    <Article
      title="Student guide"
      lead="From the first search to a sent application, step by step."
      sections={[
        {
          id: 'find',
          title: 'Find a scholarship',
          body: (
            <>
              <p>
                Open <AppLink href="/scholarship">Scholarships</AppLink> and write a word into the search box:
                your subject, your state, or the name of an organization. The search looks at titles,
                descriptions and organizations.
              </p>
              <p>The filters narrow the list down:</p>
              <ul>
                <li>
                  <strong>Max Family Income</strong> keeps scholarships whose limit is at most the figure that
                  you choose. Scholarships without a limit always stay.
                </li>
                <li>
                  <strong>Amount Range</strong> goes by the total amount: below ₹50,000, from there to
                  ₹75,000, or above.
                </li>
                <li>
                  <strong>Upcoming Only</strong> hides everything whose deadline has passed.
                </li>
              </ul>
              <p>
                Search and filters stand in the address: send the link to a friend, and they see the same
                list.
              </p>
            </>
          ),
        },
        {
          id: 'matching',
          title: 'See whether it fits you',
          body: (
            <>
              <p>
                Every scholarship lists who may apply and which documents it asks for. ‘Check what you need’
                holds that list against your profile and says which field each tick comes from. What your
                profile does not hold is ‘Not known’. It never means that you may not apply.
              </p>
              <p>The organization decides. When in doubt, apply.</p>
            </>
          ),
        },
        {
          id: 'profile',
          title: 'Keep one profile',
          body: (
            <>
              <p>
                Your <AppLink href="/student/details">profile</AppLink> goes with every application, so you
                fill it in once. Four documents belong to it:
              </p>
              <ol>
                <li>10th marksheet</li>
                <li>12th marksheet</li>
                <li>Income certificate</li>
                <li>Domicile certificate</li>
              </ol>
              <p>
                Each is a PDF of at most 5 MB. Photos are not accepted: most phones can scan to PDF, and
                DigiLocker gives marksheets as PDFs.
              </p>
            </>
          ),
        },
        {
          id: 'answers',
          title: 'Write the two answers',
          body: (
            <>
              <p>
                An application asks why you need the scholarship, and why you are a good choice for it. Each
                answer has between 100 and 2,500 characters. About 15-20 minutes are enough for both.
              </p>
              <ul>
                <li>Begin with your own situation. Figures help: fees, income, how many of you study.</li>
                <li>Say what you have done already, however small, and what the money makes possible.</li>
                <li>Read it aloud once. What sounds wrong is wrong.</li>
              </ul>
              <p>
                What you write is saved on your device while you write. You can close the page and go on
                tomorrow. More in <AppLink href="/blog#why-you-need">How to answer ‘why you need it’</AppLink>
                .
              </p>
            </>
          ),
        },
        {
          id: 'afterwards',
          title: 'After you have applied',
          body: (
            <>
              <p>
                <AppLink href="/student/applications">My applications</AppLink> shows everything that you have
                sent:
              </p>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Status</th>
                    <th scope="col">What it means</th>
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    <td>In review</td>
                    <td>The organization has your application and has not decided.</td>
                  </tr>
                  <tr>
                    <td>Accepted</td>
                    <td>You were chosen. The organization writes to you about the next steps.</td>
                  </tr>
                  <tr>
                    <td>Not selected</td>
                    <td>Somebody else was chosen this time. You can apply for every other scholarship.</td>
                  </tr>
                </tbody>
              </table>
              <p>You can apply once for each scholarship, and for as many scholarships as you like.</p>
            </>
          ),
        },
        {
          id: 'deadlines',
          title: 'Never miss a deadline',
          body: (
            <p>
              Every card says how many days are left. On a scholarship’s own page, ‘Add deadline to calendar’
              puts it into the calendar of your phone, which reminds you.
            </p>
          ),
        },
      ]}
    >
      <LinkButton variant="next" href="/scholarship">
        Find a scholarship
      </LinkButton>
      <LinkButton variant="default" href="/help">
        Get help
      </LinkButton>
    </Article>
  );
}
