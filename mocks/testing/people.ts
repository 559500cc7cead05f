import { type PersonaName, persona } from '../data/personas.ts';

export type { PersonaName };

/** Returns a persona as the user of a session. */
export function personaAsUser(name: PersonaName) {
  const { userId, firstName, lastName, email, role } = persona(name);
  return { id: userId, name: `${firstName} ${lastName}`, email, role };
}
