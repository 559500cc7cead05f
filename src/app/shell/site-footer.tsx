import { contactDetails, mailHref, phoneHref } from '#shared/facts/contact-details.ts';
import { subscribers } from '#shared/facts/subscribers.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { lazyAfterPage } from '#shared/ui/browser/lazy-component.ts';
import { BrandMark, BrandName } from './brand.tsx';
import classes from './site-footer.module.css';
import { footerLinks, helpLink, legalLinks, resourceLinks, type SiteLink } from './site-links.ts';

const Newsletter = lazyAfterPage(() => import('#shared/facts/newsletter.tsx'));
const Appearance = lazyAfterPage(() => import('./appearance.tsx'));

export interface SiteFooterProps {
  /** True on pages where users work rather than browse. The footer is then a single line. */
  readonly isShort?: boolean;
  /** False on a page with its own newsletter box. */
  readonly hasNewsletter?: boolean;
}

/** The footer of every page (SHELL-06). */
export function SiteFooter({ isShort = false, hasNewsletter = true }: SiteFooterProps) {
  return (
    <footer className={`${classes.footer} screen-only`}>
      <div className="measure stack gap-6">
        {!isShort && <Columns hasNewsletter={hasNewsletter} />}
        <div className="cluster between gap-6 quiet">
          <ul className="cluster gap-6">
            {isShort && (
              <>
                <LinkItem {...helpLink} />
                <PhoneItem />
              </>
            )}
            {legalLinks.map((link) => (
              <LinkItem key={link.to} {...link} />
            ))}
          </ul>
          <Appearance />
        </div>
      </div>
    </footer>
  );
}

function Columns({ hasNewsletter }: { readonly hasNewsletter: boolean }) {
  return (
    <div className={`${classes.columns} cluster gap-6`}>
      <div className={`${classes.about} stack gap-3 muted`}>
        <p className="cluster gap-2 strong lead">
          <BrandMark />
          <BrandName />
        </p>
        <p>Empowering education, one student at a time.</p>
        {hasNewsletter && <Newsletter />}
        <p>{`${subscribers.figure} ${subscribers.label}`}</p>
      </div>
      <LinkColumn title="Explore" links={footerLinks} />
      <LinkColumn title="Resources" links={resourceLinks} />
      <div className="stack gap-3">
        <h2 className="small-heading">Talk to us</h2>
        <ul className="stack gap-1 muted">
          <li>
            <a href={mailHref}>{contactDetails.email}</a>
          </li>
          <PhoneItem />
          <li>{contactDetails.city}</li>
        </ul>
      </div>
    </div>
  );
}

function LinkColumn({ title, links }: { readonly title: string; readonly links: readonly SiteLink[] }) {
  return (
    <nav className="stack gap-3" aria-label={title}>
      <h2 className="small-heading">{title}</h2>
      <ul className="stack gap-1">
        {links.map((link) => (
          <LinkItem key={link.to} {...link} />
        ))}
      </ul>
    </nav>
  );
}

function LinkItem({ to, label }: SiteLink) {
  return (
    <li>
      <AppLink to={to}>{label}</AppLink>
    </li>
  );
}

function PhoneItem() {
  return (
    <li>
      <a href={phoneHref}>{contactDetails.phone}</a>
    </li>
  );
}
