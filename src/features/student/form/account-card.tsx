import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { Card } from '#shared/ui/layout/card.tsx';

type AccountField = 'fullName' | 'email';

export interface AccountCardProps {
  /** True if the account has no name. The form then asks for the name. */
  readonly asksName: boolean;
  readonly textOf: (name: AccountField) => string;
  readonly errorOf: (name: AccountField) => string | undefined;
}

/** Shows the name and email from the account (STU-01). */
export function AccountCard({ asksName, textOf, errorOf }: AccountCardProps) {
  return (
    <Card>
      <dl className="columns gap-1">
        {(asksName ? (['email'] as const) : (['fullName', 'email'] as const)).map((name) => (
          <div key={name} className="beside">
            <dt className="quiet">{name === 'fullName' ? 'Name' : 'Email'}</dt>
            <dd id={name} className="strong" tabIndex={-1}>
              <span>{textOf(name) || 'Not provided'}</span>
              {errorOf(name) && <p className="error">{errorOf(name)}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        {asksName
          ? 'Your email comes from your account. You can’t change it here.'
          : 'Your name and email come from your account. You can’t change them here.'}
      </p>
      {textOf('email') === '' && (
        <p>
          Your account has no email address, and a profile needs one.{' '}
          <AppLink to="/contact">Contact us</AppLink> to have it added.
        </p>
      )}
    </Card>
  );
}
