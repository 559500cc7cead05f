import { contactDetails, mailHref, phoneHref } from '#shared/facts/contact-details.ts';
import { ExternalLink } from '#shared/ui/actions/app-link.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import classes from './direct-contact.module.css';

/**
 * Placeholder links to social media accounts. Like the email address, they use the reserved
 * `.example` domain, because real accounts with this name could belong to someone else.
 */
const socialLinks = [
  { name: 'LinkedIn', href: 'https://linkedin.example/eduempower' },
  { name: 'Instagram', href: 'https://instagram.example/eduempower' },
  { name: 'YouTube', href: 'https://youtube.example/eduempower' },
  { name: 'X', href: 'https://x.example/eduempower' },
] as const;

const supportHours = [
  { days: 'Mon-Fri', hours: '9:00-18:00' },
  { days: 'Sat', hours: '10:00-16:00' },
  { days: 'Sun', hours: 'Closed' },
] as const;

/** Contact details, support hours and social media links (CON-01). */
export function DirectContact() {
  return (
    <Card as="aside" aria-labelledby="direct">
      <h2 id="direct">Reach us directly</h2>
      <dl className="stack gap-3">
        <div>
          <dt className="quiet">Email</dt>
          <dd className="strong">
            <a href={mailHref}>{contactDetails.email}</a>
          </dd>
        </div>
        <div>
          <dt className="quiet">Telephone</dt>
          <dd className="strong">
            <a href={phoneHref}>{contactDetails.phone}</a>
          </dd>
        </div>
        <div>
          <dt className="quiet">Address</dt>
          <dd className="strong">{contactDetails.city}</dd>
        </div>
      </dl>
      <SupportHours />
      <nav className="below-line" aria-labelledby="social">
        <h3 id="social" className="small-heading">
          Follow us
        </h3>
        <ul className={`${classes.social} cluster`}>
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <ExternalLink href={href}>
                {name}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

function SupportHours() {
  return (
    <div className="below-line stack gap-1">
      <table className={classes.hours}>
        <caption className="strong">Support hours</caption>
        <tbody>
          {supportHours.map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">All times IST</p>
    </div>
  );
}
