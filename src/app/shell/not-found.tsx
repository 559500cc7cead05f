import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Hero } from '#shared/ui/layout/hero.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { LostDrawing } from './lost-drawing.tsx';

/** Shown for an unknown address (ROUTE-05). */
export function NotFound() {
  return (
    <Page>
      <title>Page not found · EduEmpower</title>
      <Hero
        title="Page not found"
        lead="The page may have moved, or the link may be incomplete."
        actions={
          <>
            <LinkButton variant="next" to="/scholarship">
              Browse scholarships
            </LinkButton>
            <LinkButton variant="default" to="/">
              Go to Home
            </LinkButton>
          </>
        }
        drawing={<LostDrawing />}
      >
        <p>
          You can also <AppLink to="/crowdfunding">see the campaigns</AppLink> or{' '}
          <AppLink to="/help">get help</AppLink>.
        </p>
      </Hero>
    </Page>
  );
}
