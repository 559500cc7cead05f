import { AppLink } from '#shared/ui/app-link.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Article } from '../article.tsx';

/** Three short articles (ROUTE-04). */
export function Blog() {
  return (
    <Article
      title="Blog"
      lead="Short pieces for people who apply, give and publish."
      sections={[
        {
          id: 'why-you-need',
          title: 'How to answer ‘why you need it’',
          body: (
            <>
              <p>
                The person who reads your answer has read thirty others today. They do not look for fine
                words. They look for a picture that they can believe.
              </p>
              <p>Write what is true and can be seen. Compare these two:</p>
              <blockquote>My family is poor and I have always dreamt of education.</blockquote>
              <blockquote>
                My mother stitches blouses for ₹40 each. The hostel costs ₹3,200 a month. Since June I have
                paid it from what I earn by teaching, and in the examination months I cannot teach.
              </blockquote>
              <p>
                The second one needs no adjective. It has a person, a sum and a month. Put yours in the same
                order: what you live from, what the studies cost, where the gap is, and what the scholarship
                changes.
              </p>
            </>
          ),
        },
        {
          id: 'documents-first',
          title: 'Collect your documents before the deadline',
          body: (
            <>
              <p>
                An income certificate can take weeks. Start with it on the day when you begin to look for
                scholarships, not on the day when you apply.
              </p>
              <ol>
                <li>Ask for the income and the domicile certificate first: they come from an office.</li>
                <li>Get the marksheets from DigiLocker, as PDFs.</li>
                <li>
                  Upload all four to <AppLink href="/student/details">your profile</AppLink>. From then on, an
                  application is two answers.
                </li>
              </ol>
            </>
          ),
        },
        {
          id: 'verified',
          title: 'How campaigns are verified',
          body: (
            <>
              <p>
                A campaign can be started by an organization only, with a complete profile, after its
                documents have been looked at and the profile carries the mark ‘Verified Organization’.
              </p>
              <p>
                When an organization changes its profile, the mark goes away until somebody has looked again.
                That is tedious for the organization and good for you.
              </p>
            </>
          ),
        },
      ]}
    >
      <LinkButton variant="default" href="/scholarship">
        Browse scholarships
      </LinkButton>
    </Article>
  );
}
