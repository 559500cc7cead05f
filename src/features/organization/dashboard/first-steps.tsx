import { Badge } from '@mantine/core';
import { webUrl } from '#shared/text/web-url.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { DOCUMENT_FIELD } from '../document-field.ts';
import type { Organization } from '../organization.ts';
import classes from './first-steps.module.css';

/** `open` if the organization has to act, `waiting` if our team does. */
type StepState = 'open' | 'waiting' | 'done';

export interface FirstStep {
  readonly kind: 'profile' | 'verification' | 'scholarship';
  readonly state: StepState;
}

/**
 * Returns the three getting-started steps of a new organization. All are done once the organization
 * is verified and has published a scholarship.
 */
export function firstSteps(organization: Organization | null, hasPublished: boolean): readonly FirstStep[] {
  const hasDocument = webUrl(organization?.documentURL) !== null;
  const verification = organization?.verified ? 'done' : hasDocument ? 'waiting' : 'open';
  return [
    { kind: 'profile', state: organization ? 'done' : 'open' },
    { kind: 'verification', state: verification },
    { kind: 'scholarship', state: hasPublished ? 'done' : 'open' },
  ];
}

const words = { waiting: 'In review', done: 'Done' } as const;
const looks = { waiting: 'soon', done: 'good' } as const;

export interface FirstStepsProps {
  readonly steps: readonly FirstStep[];
  /** Whether to highlight the first open step as the page's next step. */
  readonly isNext: boolean;
}

/** A card with the first steps of a new organization (ORG-09). */
export function FirstSteps({ steps, isNext }: FirstStepsProps) {
  const firstOpen = steps.find(({ state }) => state === 'open');
  return (
    <section className="panel stack" aria-labelledby="first-steps">
      <h2 id="first-steps">Three steps to your first students</h2>
      <ol className="numbered lines">
        {steps.map((step) => {
          const { kind, state } = step;
          const isFirst = step === firstOpen;
          return (
            <li key={kind} className={`${classes.step} beside`} data-state={state}>
              <div className="cluster grow">
                <div className="grow">
                  <p className="cluster gap-2">
                    <strong>{titles[kind]}</strong>
                    {state !== 'open' && <Badge variant={looks[state]}>{words[state]}</Badge>}
                  </p>
                  <p className="quiet">{explanations[kind][state]}</p>
                </div>
                {state === 'open' && (
                  <StepLink kind={kind} variant={isFirst && isNext ? 'next' : 'default'} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const titles = {
  profile: 'Your profile',
  verification: 'Get verified',
  scholarship: 'Your first scholarship',
} as const;

const explanations: Readonly<Record<FirstStep['kind'], Readonly<Record<StepState, string>>>> = {
  profile: {
    open: 'Enter your organization’s name, registration number, address and contact person.',
    waiting: '',
    done: 'Students and donors can see who you are.',
  },
  verification: {
    open: 'Add your registration document. Our team checks it together with your profile.',
    waiting: 'Our team is checking your profile and your registration document.',
    done: 'You can start campaigns, too.',
  },
  scholarship: {
    open: 'Students see your scholarship in the list as soon as you publish it.',
    waiting: '',
    done: 'Applications appear below.',
  },
};

interface StepLinkProps {
  readonly kind: FirstStep['kind'];
  readonly variant: 'next' | 'default';
}

function StepLink({ kind, variant }: StepLinkProps) {
  switch (kind) {
    case 'profile':
      return (
        <LinkButton variant={variant} to="/organization/profile">
          Fill in your profile
        </LinkButton>
      );
    case 'verification':
      return (
        <LinkButton
          variant={variant}
          to="/organization/profile"
          search={{ edit: true }}
          hash={DOCUMENT_FIELD}
        >
          Add your document
        </LinkButton>
      );
    case 'scholarship':
      return (
        <LinkButton variant={variant} to="/organization/dashboard/create-scholarship">
          Create Scholarship
        </LinkButton>
      );
  }
}
