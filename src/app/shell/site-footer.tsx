import { useHydrated } from '@tanstack/react-router';
import { contactDetails, mailHref, Newsletter, phoneHref, subscribers } from '#features/site/index.ts';
import { type ColorScheme, colorScheme, useColorScheme } from '#shared/theme/color-scheme.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { BrandMark, BrandName } from './brand.tsx';
import classes from './site-footer.module.css';
import { footerLinks, legalLinks, resourceLinks, type SiteLink } from './site-links.ts';

/** The end of every page (SHELL-06). */
export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.brand}>
            <BrandMark />
            <BrandName />
          </p>
          <p>Empowering education, one student at a time.</p>
          <Newsletter />
          <p>{`${subscribers.figure} ${subscribers.label}`}</p>
        </div>
        <LinkColumn title="Explore" links={footerLinks} />
        <LinkColumn title="Resources" links={resourceLinks} />
        <div className={classes.column}>
          <h2>Talk to us</h2>
          <ul>
            <li>
              <a href={mailHref}>{contactDetails.email}</a>
            </li>
            <li>
              <a href={phoneHref}>{contactDetails.phone}</a>
            </li>
            <li>
              <span>{contactDetails.city}</span>
            </li>
          </ul>
        </div>
      </div>
      <div className={classes.bottom}>
        <ul>
          {legalLinks.map((link) => (
            <li key={link.to}>
              <AppLink to={link.to}>{link.label}</AppLink>
            </li>
          ))}
        </ul>
        <Appearance />
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { readonly title: string; readonly links: readonly SiteLink[] }) {
  return (
    <nav className={classes.column} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <AppLink to={link.to}>{link.label}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Light, dark or the system's choice, stored on this device. */
function Appearance() {
  const chosen = useColorScheme();
  return (
    <label className={classes.appearance} data-needs-script>
      Appearance
      <select
        value={chosen}
        disabled={!useHydrated()}
        onChange={(event) => colorScheme.set(event.currentTarget.value as ColorScheme)}
      >
        <option value="auto">As the system</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
