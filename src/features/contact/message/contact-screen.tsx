import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { contactErrors } from '#contract/errors/contact.ts';
import { claims } from '#shared/facts/claims.ts';
import { contactDetails } from '#shared/facts/contact-details.ts';
import { encodeText } from '#shared/text/encode-text.ts';
import { fill } from '#shared/text/fill.ts';
import { lazyAfterPage } from '#shared/ui/browser/lazy-component.ts';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Closing, Section } from '#shared/ui/layout/section.tsx';
import { ContactFaq } from './contact-faq.tsx';
import classes from './contact-screen.module.css';
import { DirectContact } from './direct-contact.tsx';

const Newsletter = lazyAfterPage(() => import('#shared/facts/newsletter.tsx'));
const StreetDrawing = lazyAfterPage(() => import('./street-drawing.tsx'), <div className={classes.place} />);

export interface ContactScreenProps {
  readonly form: ReactNode;
}

/** The contact page: the form and every other way to contact EduEmpower (CON-01, CON-04). */
export function ContactScreen({ form }: ContactScreenProps) {
  return (
    <Page>
      <PageHeader
        title="Write to us"
        lead={
          <>
            <p>
              <span>About a scholarship, a donation or your account. We answer within </span>
              <span className={classes.time}>{fill('{time}.', { time: claims.answer.figure })}</span>
            </p>
            <p>
              <a href="#questions">Your question may be answered below</a>
            </p>
          </>
        }
      />
      <div className="with-aside">
        {form}
        <DirectContact />
      </div>
      <Section id="questions" title="Before you write">
        <ContactFaq />
      </Section>
      <Section id="place" title="Where we are">
        <StreetMap />
      </Section>
      <Closing
        id="newsletter"
        title="Newsletter"
        text={fill('News about scholarships and campaigns. Join {figure} {label}.', claims.subscribers)}
      >
        <div className="grow">
          <Newsletter label="Your email address" emptyText={contactErrors['contact-newsletter-empty']} />
        </div>
      </Closing>
    </Page>
  );
}

const MAP_HREF = `https://www.google.com/maps/search/?api=1&query=${encodeText(contactDetails.city)}`;

/**
 * A drawing of our location, with a link to a real map (CON-01). An embedded map would load data
 * from other hosts.
 */
function StreetMap() {
  return (
    <figure className={`${classes.map} rows`}>
      <StreetDrawing />
      <figcaption className="cluster between">
        <p>
          <strong>{contactDetails.city}</strong> <span className="quiet">A drawing, not to scale.</span>
        </p>
        <Button
          component="a"
          variant="default"
          size="sm"
          href={MAP_HREF}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open in Google Maps (new tab)
        </Button>
      </figcaption>
    </figure>
  );
}
