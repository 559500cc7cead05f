import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { RoleDrawing } from './role-drawing.tsx';
import classes from './role-selection.module.css';

const CARDS = [
  {
    role: 'STUDENT',
    title: 'Student',
    text: 'Find scholarships that fit you, answer two questions to apply, and keep your documents in one place.',
    button: 'Continue as Student',
  },
  {
    role: 'DONOR',
    title: 'Donor',
    text: 'Give to students and campaigns, once or as often as you like, and see where your money goes.',
    button: 'Continue as Donor',
  },
  {
    role: 'ORGANIZATION',
    title: 'Organization',
    text: 'Publish scholarships, start campaigns, and read the applications that students send you.',
    button: 'Continue as Organization',
  },
] as const satisfies readonly { role: Role; title: string; text: string; button: string }[];

export interface RoleSelectionProps {
  readonly onChoose: (role: Role) => void;
}

/** Asks whether the visitor is a student, a donor or an organization (AUTH-01). */
export function RoleSelection({ onChoose }: RoleSelectionProps) {
  const id = useId();
  return (
    <Page>
      <PageHeader
        title="How will you use EduEmpower?"
        lead={
          <>
            <p>Choose what fits you best. You can look around before you sign up.</p>
            <p>
              Already have an account? <AppLink to="/auth/login">Sign in</AppLink>
            </p>
          </>
        }
      />
      <ul className="columns">
        {CARDS.map(({ role, title, text, button }) => (
          <li key={role} className="panel stack gap-3" aria-labelledby={`${id}${role}`}>
            <div className="cluster">
              <RoleDrawing role={role} className={classes.drawing} />
              <h2 id={`${id}${role}`}>{title}</h2>
            </div>
            <p className="grow muted">{text}</p>
            {/* Highlights the student button, because most visitors to this page are students. */}
            <Button
              variant={role === 'STUDENT' ? 'next' : 'default'}
              fullWidth
              mt={8}
              onClick={() => onChoose(role)}
            >
              {button}
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
