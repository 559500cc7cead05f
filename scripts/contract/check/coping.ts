import type { OperationId } from '#contract/endpoints.ts';

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function selection(body: unknown): string | null {
  if (typeof body === 'string') return 'a sentence instead of an empty list';
  return Array.isArray(body) ? null : 'a page instead of a list';
}

/** Answers that their schema accepts in a second shape, which the site unwraps. */
const secondShapes: Partial<Record<OperationId, (body: unknown) => string | null>> = {
  'scholarships.active': selection,
  'scholarships.expired': selection,
  'applications.create': (body) =>
    recordIn(body).id === undefined ? 'the record stands under `data`' : null,
  'students.update': (body) =>
    recordIn(body).updatedStudent === undefined ? null : 'the record stands under `updatedStudent`',
};

/** In which second shape a fitting answer came; null where it came in the first. */
export function unwrappedShape(operation: OperationId, body: unknown): string | null {
  return secondShapes[operation]?.(body) ?? null;
}

/** The site keeps a student's own applications out of a list that holds other people's too. */
export function holdsForeign(list: unknown, studentId: string): boolean {
  return Array.isArray(list) && list.some((entry) => recordIn(entry).studentId !== studentId);
}

/** The id of a record that was made: bare or under `data`. */
export function idIn(body: unknown): string | null {
  const { id, data } = recordIn(body);
  const found = id ?? recordIn(data).id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

/** The entries of an answered list, of a page of one too; null for anything else. */
export function entriesIn(body: unknown): readonly Readonly<Record<string, unknown>>[] | null {
  const list = Array.isArray(body) ? body : recordIn(body).data;
  return Array.isArray(list) ? list.map(recordIn) : null;
}
