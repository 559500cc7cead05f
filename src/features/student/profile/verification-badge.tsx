import type { Student } from '../student.ts';
import { verificationOf } from './profile-completeness.ts';
import classes from './verification-badge.module.css';

/** Where the verification of a profile stands (STU-09): a word with a sign, never a colour alone. */
export function VerificationBadge({ student }: { readonly student: Student }) {
  const verification = verificationOf(student);
  return (
    <span className={classes.badge} data-kind={verification.kind}>
      <svg
        aria-hidden="true"
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        {verification.kind === 'verified' ? (
          <path d="M2.5 8.5l3.5 3.5 7.5-8" strokeLinecap="round" strokeLinejoin="round" />
        ) : (
          <path d="M8 4v4l3 2M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z" strokeLinecap="round" />
        )}
      </svg>
      {verification.kind === 'verified' && 'Verified'}
      {verification.kind === 'pending' && 'Verification pending'}
      {verification.kind === 'other' && `Verification status: ${verification.word}`}
    </span>
  );
}
