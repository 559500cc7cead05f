import type { OperationId } from '../endpoints.ts';
import type { AccountPart } from '../failure.ts';
import type { Dialect, OwnRead } from './dialect.ts';
import { plainRefusal } from './express-refusals.ts';

type Fields = Readonly<Record<string, unknown>>;

/** This backend's requirements for an operation's body, in addition to those of the contract. */
interface Writing {
  /**
   * Account details that the backend requires. If a detail is missing, the client does not send the
   * write, because the backend would never respond.
   */
  readonly needs?: readonly AccountPart[];
  readonly leavesOutEmpty?: true;
  /**
   * Sends only the fields that differ from this record. Refuses each cleared field, because the
   * backend can't clear fields, but still sends the other changes.
   */
  readonly changesOf?: OwnRead;
  /** Fields that the backend never changes. */
  readonly fixed?: readonly string[];
  /**
   * A field that the site changes along with the user's edits. If the dialect refuses all edits, it
   * leaves out this field too.
   */
  readonly consequence?: string;
}

const writes: Partial<Record<OperationId, Writing>> = {
  'users.registerOrUpdate': { needs: ['name', 'email'] },
  'students.create': { leavesOutEmpty: true },
  'students.update': { changesOf: 'students.byId', fixed: ['dateOfBirth'] },
  'organizations.create': { leavesOutEmpty: true },
  'organizations.update': { changesOf: 'organizations.byUser', consequence: 'verified' },
};

const FIXED = 'You can’t change this here. Undo your change, or contact us to have this corrected.';
const KEPT = 'You can replace this here, but not remove it. Contact us to have it removed.';
const REST_SAVED = 'Your other changes are saved.';

const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isEmpty = (value: unknown): boolean => (value ?? '') === '';

function withOwner(value: unknown): unknown {
  const fields = fieldsIn(value);
  return { ...fields, organizationId: fields.organizationId ?? fieldsIn(fields.organization).id };
}

/**
 * Reads a list response. The backend sends a bare array, a page object with the array under `data`,
 * or, if there are no results, a plain message.
 */
const selection = (value: unknown): unknown =>
  typeof value === 'string' ? [] : listIn(fieldsIn(value).data ?? value).map(withOwner);

/**
 * Converts a student. In this backend, the name and email may be in the user's record, the date of
 * birth includes a time, and a flag says whether the student is verified.
 */
function student(value: unknown): unknown {
  const { verified, user, ...fields } = fieldsIn(value);
  const { name, email } = fieldsIn(user);
  return {
    ...fields,
    fullName: fields.fullName ?? name,
    email: fields.email ?? email,
    status: fields.status ?? (verified === true ? 'VERIFIED' : 'PENDING'),
    dateOfBirth: typeof fields.dateOfBirth === 'string' ? fields.dateOfBirth.slice(0, 10) : null,
  };
}

const answers: Partial<Record<OperationId, (value: unknown) => unknown>> = {
  'scholarships.all': (value) => (Array.isArray(value) ? value.map(withOwner) : value),
  'scholarships.active': selection,
  'scholarships.expired': selection,
  'scholarships.byId': withOwner,
  'scholarships.create': withOwner,
  'scholarships.update': withOwner,
  'students.byId': student,
  'students.update': (value) => student(fieldsIn(value).updatedStudent),
};

/** Refusals that the backend sends with the wrong status. The message reveals the right status. */
const meanings: Partial<Record<OperationId, readonly [status: number, words: RegExp, meant: number]>> = {
  'applications.create': [400, /already applied for this scholarship/i, 409],
};

/** The dialect of an existing backend that uses Express and PostgreSQL, as of 2026. */
export const express2026: Dialect = {
  bodyFor: async (operation, body, read) => {
    const { needs = [], leavesOutEmpty, changesOf, fixed = [], consequence } = writes[operation] ?? {};
    const lacks = needs.find((name) => isEmpty(fieldsIn(body)[name]));
    if (lacks !== undefined) return { lacks };
    const entries = Object.entries(body);
    if (leavesOutEmpty) {
      return { body: Object.fromEntries(entries.filter(([, value]) => !isEmpty(value))) };
    }
    if (changesOf === undefined) return { body };
    const found = await read(changesOf);
    if (found === null) return { body };
    const record = fieldsIn(found);
    const changed = entries.filter(([name, value]) => (value ?? '') !== (record[name] ?? ''));
    const fields = Object.fromEntries(
      changed.flatMap(([name, value]) =>
        fixed.includes(name) ? [[name, [FIXED]]] : value === null ? [[name, [KEPT]]] : [],
      ),
    );
    const rest = changed.filter(([name]) => !Object.hasOwn(fields, name));
    if (rest.length === changed.length) return { body: rest.length > 0 ? Object.fromEntries(rest) : null };
    const isWorthSending = rest.some(([name]) => name !== consequence);
    return {
      body: isWorthSending ? Object.fromEntries(rest) : null,
      refused: { kind: 'http', status: 400, fields, ...(isWorthSending && { message: REST_SAVED }) },
    };
  },
  answer: (operation, value) => answers[operation]?.(value) ?? value,
  refusal: (operation, { status, body }) => {
    // The backend responds with 404 for a student without applications.
    if (operation === 'applications.byStudent' && status === 404) return { status: 200, body: [] };
    const [from, words, meant] = meanings[operation] ?? [];
    const isMeant = from === status && words?.test(JSON.stringify(body));
    return { status: isMeant && meant ? meant : status, body: plainRefusal(body) };
  },
};

/**
 * Recognizes this backend by its response to `scholarships/active`, which is a page object or a
 * plain message, but never a bare array.
 */
export const isExpress2026 = (active: unknown): boolean =>
  typeof active === 'string' || fieldsIn(active).pagination !== undefined;
