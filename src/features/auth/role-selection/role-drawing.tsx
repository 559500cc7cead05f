import type { ReactNode } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';

export interface RoleDrawingProps {
  readonly role: Role;
  readonly className?: string | undefined;
}

/** A small picture for a role: a book, a lamp or a building. */
export function RoleDrawing({ role, className }: RoleDrawingProps) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox="0 0 88 88"
      fill="none"
      stroke="var(--ee-sky-outline)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="44" cy="44" r="44" fill="var(--ee-tint)" stroke="none" />
      {shapes[role]}
    </svg>
  );
}

const shapes = {
  STUDENT: (
    <>
      <path
        d="M44 34c-8-5-17-6-26-4v32c9-2 18-1 26 4 8-5 17-6 26-4V30c-9-2-18-1-26 4z"
        fill="var(--ee-card)"
      />
      <path d="M44 34v32M26 39c4-.6 8 0 11 1.500M26 48c4-.6 8 0 11 1.500M51 40.500c3-1.500 7-2.100 11-1.500" />
      <circle cx="44" cy="19" r="6" fill="var(--ee-marigold)" stroke="none" />
    </>
  ),
  DONOR: (
    <>
      <path d="M18 52c2 12 12 18 26 18s24-6 26-18z" fill="var(--ee-card)" />
      <path d="M14 52h60" />
      <path d="M44 48c-8-5-8-13 0-24 8 11 8 19 0 24z" fill="var(--ee-marigold)" stroke="none" />
    </>
  ),
  ORGANIZATION: (
    <>
      <path d="M18 38 44 22l26 16z" fill="var(--ee-marigold)" stroke="none" />
      <path d="M18 38 44 22l26 16zM22 38v26M36 38v26M52 38v26M66 38v26M16 66h56" />
    </>
  ),
} satisfies Record<Role, ReactNode>;
