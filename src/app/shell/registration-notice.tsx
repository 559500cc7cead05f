import { Button } from '@mantine/core';
import type { NewRegistration } from '#features/auth/index.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import classes from './registration-notice.module.css';

/** Whole sentences, because the article (a, an) depends on the role. */
const TEXTS = {
  STUDENT: 'Your account is now registered as a student.',
  DONOR: 'Your account is now registered as a donor.',
  ORGANIZATION: 'Your account is now registered as an organization.',
} as const;

/**
 * Tells the user which role a page has just registered for them. The user had no role before, and
 * may be unable to change the new role (SHELL-09).
 */
export default function RegistrationNotice({ role, onDismiss }: NewRegistration) {
  return (
    <div ref={focusAroundOnRemoval} className={`${classes.place} measure`}>
      <Notice tone="attention" role="status">
        <p>
          <strong>{TEXTS[role]}</strong> You may not be able to change your role later.{' '}
          <AppLink to="/contact">Contact us</AppLink> if it’s wrong.
        </p>
        <Button variant="default" size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </Notice>
    </div>
  );
}
