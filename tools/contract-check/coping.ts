import type { OperationId } from '#contract/endpoints.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The record that an answer shows: bare, or under one of the names that the site unwraps. */
export function shownRecord(body: unknown): Fields {
  const fields = fieldsIn(body);
  const isBare = fields.id !== undefined || fields.userId !== undefined;
  return isBare ? fields : fieldsIn(fields.updatedStudent ?? fields.data ?? body);
}

function selection(body: unknown): string | null {
  if (typeof body === 'string') return 'a sentence instead of an empty list';
  return Array.isArray(body) ? null : 'a page instead of a list';
}

/** Answers that their schema accepts in a second shape, which the site unwraps. */
const secondShapes: Partial<Record<OperationId, (body: unknown) => string | null>> = {
  'scholarships.active': selection,
  'scholarships.expired': selection,
  'applications.create': (body) => (fieldsIn(body).id === undefined ? 'the record is under `data`' : null),
  'students.update': (body) =>
    fieldsIn(body).updatedStudent === undefined ? null : 'the record is under `updatedStudent`',
};

/** In which second shape a fitting answer came; null where it came in the first. */
export function unwrappedShape(operation: OperationId, body: unknown): string | null {
  return secondShapes[operation]?.(body) ?? null;
}

/** The id of a record that was made: bare or under `data`. */
export function idIn(body: unknown): string | null {
  const { id, data } = fieldsIn(body);
  const found = id ?? fieldsIn(data).id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

/** The entries of an answered list, of a page of one too; null for anything else. */
export function entriesIn(body: unknown): readonly Fields[] | null {
  const list = Array.isArray(body) ? body : fieldsIn(body).data;
  return Array.isArray(list) ? list.map(fieldsIn) : null;
}
