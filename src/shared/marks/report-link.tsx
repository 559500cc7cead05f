import { fill } from '../text/fill.ts';
import { firstWords } from '../text/first-words.ts';
import { AppLink } from '../ui/actions/app-link.tsx';

export interface ReportLinkProps {
  readonly title: string;
  /** The absolute URL of this page. */
  readonly url: string;
  readonly children: string;
}

/** A link to the contact form, with the subject and this page's URL filled in. */
export function ReportLink({ title, url, children }: ReportLinkProps) {
  return (
    <p className="quiet">
      <AppLink
        to="/contact"
        search={{
          subject: fill('Report: {title}', { title: firstWords(title, 120) }),
          message: fill('I want to report this page: {url}', { url }),
        }}
      >
        {children}
      </AppLink>
    </p>
  );
}
