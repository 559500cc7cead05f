import { AppLink } from '#shared/ui/app-link.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Article } from '../article.tsx';

/** What donors want to know before they give (ROUTE-04). */
export function DonorFaq() {
  return (
    <Article
      title="Donor FAQ"
      lead="What happens to your money, and what happens when something goes wrong."
      sections={[
        {
          id: 'how',
          title: 'How do I give?',
          body: (
            <>
              <p>
                Choose a <AppLink href="/crowdfunding">campaign</AppLink>, choose an amount in rupees, from
                ₹1, and pay in the checkout of the payment provider. You sign in first, so that your donation
                is found again.
              </p>
              <p>Your card or UPI details go to the provider only. EduEmpower never sees them.</p>
            </>
          ),
        },
        {
          id: 'dismissed',
          title: 'I closed the checkout. Was I charged?',
          body: (
            <p>No. A checkout that is closed before it has ended charges nothing, and the page says so.</p>
          ),
        },
        {
          id: 'verification',
          title: 'It says ‘Payment verification failed’. Is my money gone?',
          body: (
            <p>
              After a payment, we ask the server to confirm it. When that fails, the payment may have been
              taken all the same. The page keeps its number and lets you verify it again, also after a reload.
              It is never paid twice.
            </p>
          ),
        },
        {
          id: 'who',
          title: 'Who receives it?',
          body: (
            <p>
              The organization that runs the campaign. Only organizations that have been verified can start
              one; see <AppLink href="/blog#verified">how campaigns are verified</AppLink>.
            </p>
          ),
        },
        {
          id: 'tax',
          title: 'Do I get a tax certificate?',
          body: (
            <p>
              EduEmpower gives you an acknowledgement of each donation. It is no certificate under section
              80G: ask the organization that received the money for one.
            </p>
          ),
        },
        {
          id: 'monthly',
          title: 'Can I give monthly, or sponsor one student?',
          body: (
            <p>
              Not through this site yet. <AppLink href="/contact">Contact us</AppLink> and we will introduce
              you to an organization that offers this.
            </p>
          ),
        },
      ]}
    >
      <LinkButton variant="next" href="/crowdfunding">
        See campaigns
      </LinkButton>
      <LinkButton variant="default" href="/contact">
        Ask us
      </LinkButton>
    </Article>
  );
}
