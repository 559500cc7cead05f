import { formatPhone } from '#shared/format/phone.ts';
import { webUrl } from '#shared/text/web-url.ts';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { SavedDocument } from '#shared/upload/saved-document.tsx';
import type { Organization } from '../organization.ts';

/** Shows a saved profile (ORG-03). */
export function ProfileView({ organization }: { readonly organization: Organization }) {
  const website = webUrl(organization.websiteURL);
  return (
    <div className="panel stack gap-6">
      <div>
        <h2 className="heading">{organization.organizationName?.trim() || 'Organization without a name'}</h2>
        <p>
          <span className="quiet">Registration number</span>{' '}
          <span>{organization.registrationNumber?.trim() || 'Not provided'}</span>
        </p>
      </div>
      <dl className="columns">
        <Fact label="Contact person" value={organization.contactPerson} />
        <Fact label="Contact email" value={organization.contactEmail} />
        <Fact label="Contact number" value={formatPhone(organization.contactNumber ?? '')} />
        <Fact label="Address" value={organization.address} />
        <div>
          <dt className="quiet">Website</dt>
          {website ? (
            <dd>
              <a href={website} target="_blank" rel="noopener noreferrer">
                {organization.websiteURL}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            </dd>
          ) : (
            // Stored values that are not web addresses become text, not links (SAFE-03).
            <Value value={organization.websiteURL} />
          )}
        </div>
        <div>
          <dt className="quiet">Registration document</dt>
          <dd>
            <SavedDocument url={organization.documentURL}>
              View document<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </SavedDocument>
          </dd>
        </div>
      </dl>
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string | null | undefined;
}

function Fact({ label, value }: FactProps) {
  return (
    <div>
      <dt className="quiet">{label}</dt>
      <Value value={value} />
    </div>
  );
}

function Value({ value }: Pick<FactProps, 'value'>) {
  const text = value?.trim();
  return (
    <dd dir="auto" className={text ? 'prose' : 'muted'}>
      {text || 'Not provided'}
    </dd>
  );
}
