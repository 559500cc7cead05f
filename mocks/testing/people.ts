import { type PersonaName, persona } from '../data/personas.ts';

export type { PersonaName };

/** A persona of the seed data, as a session knows people. */
export function personaAsUser(name: PersonaName) {
  const { userId, firstName, lastName, email, role } = persona(name);
  return { id: userId, name: `${firstName} ${lastName}`, email, role };
}
