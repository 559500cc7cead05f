import { rejectOnAbort } from './reject-on-abort.ts';

/**
 * Simulates an existing backend of this product in memory. It checks no token, formats its errors
 * in eight ways, paginates two lists, and returns all students' applications to every student. A
 * user's record includes all of the user's other records, which are removed together with the user.
 */

type Row = Record<string, unknown> & { id: string };

export const ORGANIZATION_ID = 'user_org';
export const STUDENT_ID = 'user_student';

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const error = (status: number, text: string): Response => json({ error: text }, status);
const nested = (field: string, text: string) => ({ _errors: [], [field]: { _errors: [text] } });
const organizationKeys = new Set(
  `userId organizationName registrationNumber contactPerson contactEmail contactNumber address websiteURL documentURL
  verified`.split(/\s+/),
);
const page = (method: string, path: string): Response =>
  new Response(`<!DOCTYPE html>\n<html><body><pre>Cannot ${method} /api/${path}</pre></body></html>`, {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** The initial users and their roles. */
export interface ExistingPeople {
  /** The user id of the verified organization. */
  readonly organization: string;
  readonly student: string;
  /** The roles of additional users, keyed by user id. */
  readonly others?: Readonly<Record<string, string>>;
}

export interface ExistingBackend {
  readonly fetch: typeof globalThis.fetch;
  /**
   * Sets the response to the next call with the given method and path, such as `POST fundraiser`.
   * With 'late', the backend handles the call but never responds.
   */
  readonly answerNext: (call: string, answer: Response | 'late') => void;
  readonly stored: Readonly<
    Record<
      'users' | 'scholarships' | 'applications' | 'students' | 'organizations' | 'fundraiser',
      Map<string, Row>
    >
  >;
}

export function createExistingBackend(
  people: ExistingPeople = { organization: ORGANIZATION_ID, student: STUDENT_ID },
): ExistingBackend {
  const organizationId = people.organization;
  const owner = {
    id: organizationId,
    name: 'Asha Trust',
    email: 'office@asha.example',
    role: 'ORGANIZATION',
  };
  const student = { id: people.student, name: 'Meena', email: 'meena@students.example', role: 'STUDENT' };
  const others = Object.entries(people.others ?? {}).map(
    ([id, role]): Row => ({ id, name: 'Kiran', email: 'kiran@people.example', role }),
  );
  const keyed = (rows: readonly Row[]) => new Map<string, Row>(rows.map((row) => [row.id, row]));
  const users = keyed([...others, owner, student]);
  const past = {
    expiredAt: '2020-01-01T00:00:00.000Z',
    organizationId,
    organization: owner,
    applications: [],
  };
  const foreign = {
    studentId: 'user_other',
    scholarshipId: 'old',
    scholarshipReason: 'Because.',
    status: 'PENDING',
  };
  const profile = { id: 'org1', userId: organizationId, organizationName: 'Asha Trust', verified: true };
  const stored: ExistingBackend['stored'] = {
    users,
    scholarships: keyed([
      {
        id: 'old',
        title: 'Old grant',
        description: 'Closed.',
        totalAmount: 500,
        maxFamilyIncome: 0,
        ...past,
      },
    ]),
    applications: keyed([{ id: 'foreign', ...foreign }]),
    students: new Map(),
    organizations: new Map([[organizationId, profile]]),
    fundraiser: new Map(),
  };
  let count = 0;
  const put = (rows: Map<string, Row>, row: object, id = `new${++count}`): Row => {
    const record = { ...row, id };
    rows.set(id, record);
    return record;
  };
  const { scholarships, applications, students, organizations, fundraiser } = stored;

  const byDeadline = (isActive: boolean): Response => {
    const found = [...scholarships.values()].filter(
      ({ expiredAt }) => Date.parse(String(expiredAt)) > Date.now() === isActive,
    );
    if (found.length === 0) return json('No scholarships found');
    return json({
      success: true,
      data: found.slice(0, 5),
      pagination: { page: 1, limit: 5, totalCount: found.length, totalPages: Math.ceil(found.length / 5) },
    });
  };
  const one = (rows: Map<string, Row>, id: string): Response => {
    const row = rows.get(id);
    return row ? json(row) : error(404, 'Not found');
  };
  const removed = (rows: Map<string, Row>, id: string): Response =>
    rows.delete(id) ? new Response(null, { status: 204 }) : error(404, 'Not found');
  const belongings = (id: string) =>
    (['scholarships', 'fundraiser', 'applications', 'students', 'organizations'] as const).map((name) => {
      const isTheirs = (row: Row) => [row.userId, row.organizationId, row.studentId].includes(id);
      return [name, [...stored[name].values()].filter(isTheirs)] as const;
    });
  const isNumber = (value: unknown): boolean => typeof value === 'number';
  const isMoment = (value: unknown): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value));

  type Handle = (id: string, body: Record<string, unknown>) => Response | Promise<Response>;
  const scholarshipFault = (body: Record<string, unknown>): Response | null => {
    const wrong = ['totalAmount', 'maxFamilyIncome'].find((name) => !isNumber(body[name]));
    if (wrong) return json({ errors: nested(wrong, 'Expected number') }, 400);
    if (Date.parse(String(body.expiredAt)) < Date.now()) return error(400, 'Deadline cannot be in the past');
    return body.organizationId === organizationId ? null : error(403, 'Organization is not verified');
  };
  /** The database has no column for a scholarship's status. */
  const columns = ({ status: _, ...body }: Record<string, unknown>) => body;
  const fundraiserFault = (body: Record<string, unknown>): Response | null => {
    const wrong =
      'goalAmount' in body && !isNumber(body.goalAmount)
        ? nested('goalAmount', 'Expected number')
        : 'deadline' in body && !isMoment(body.deadline) && nested('deadline', 'Invalid datetime');
    return wrong ? json({ message: 'Validation failed', errors: wrong }, 400) : null;
  };
  const organizationFault = (body: Record<string, unknown>): Response | null => {
    if (Object.keys(body).some((name) => !organizationKeys.has(name))) return error(500, 'Internal error');
    return body.websiteURL === '' || body.websiteURL === null
      ? json({ errors: nested('websiteURL', 'Invalid url') }, 400)
      : null;
  };
  const routes: Readonly<Record<string, Handle>> = {
    'POST users/registerorupdate': (_, { userId, name, email, role }) => {
      const known = users.get(String(userId));
      if (!known && !(name && email && role)) return new Promise(() => {});
      if (email === null)
        return json({ error: { formErrors: [], fieldErrors: { email: ['Required'] } } }, 400);
      if (known && known.role !== role) return error(403, 'Role cannot be changed');
      return json(put(users, { ...known, name, email, role }, String(userId)), known ? 200 : 201);
    },
    'GET users/{}': (id) =>
      users.has(id)
        ? json({ ...users.get(id), ...Object.fromEntries(belongings(id)) })
        : error(404, 'Not found'),
    'DELETE users/{}': (id) => {
      for (const [name, rows] of belongings(id)) for (const row of rows) stored[name].delete(row.id);
      return removed(users, id);
    },
    'GET scholarships': () => json([...scholarships.values()]),
    'GET scholarships/active': () => byDeadline(true),
    'GET scholarships/expired': () => byDeadline(false),
    'GET scholarships/{}': (id) => one(scholarships, id),
    'POST scholarships': (_, body) =>
      scholarshipFault(body) ??
      json(put(scholarships, { ...columns(body), organization: owner, applications: [] }), 201),
    'PUT scholarships/{}': (id, body) => {
      if (!scholarships.has(id)) return error(404, 'Scholarship not found');
      return (
        scholarshipFault(body) ?? json(put(scholarships, { ...scholarships.get(id), ...columns(body) }, id))
      );
    },
    'DELETE scholarships/{}': (id) => removed(scholarships, id),
    'POST applications': (_, body) => {
      if (!body.scholarshipReason || !body.studentId) return error(400, 'Missing required fields');
      if (!scholarships.has(String(body.scholarshipId)) || !users.has(String(body.studentId)))
        return error(500, 'Failed to create application');
      const twin = [...applications.values()].find(
        ({ studentId, scholarshipId }) =>
          studentId === body.studentId && scholarshipId === body.scholarshipId,
      );
      if (twin) return error(400, 'You have already applied for this scholarship.');
      return json(put(applications, { ...body, otherScholarships: false, status: 'PENDING' }), 201);
    },
    'GET applications': () => json([...applications.values()]),
    'GET applications/{}': (id) => one(applications, id),
    'GET applications/student/{}': (id) =>
      [...applications.values()].some(({ studentId }) => studentId === id)
        ? json([...applications.values()])
        : error(404, 'No applications found'),
    'PATCH applications/{}': (id, { status }) => {
      const known = applications.get(id);
      if (!known) return error(404, 'Application not found');
      if (!['PENDING', 'ACCEPTED', 'REJECTED'].includes(String(status)))
        return json({ message: 'Invalid status' }, 400);
      return json(put(applications, { ...known, status }, id));
    },
    'DELETE applications/{}': (id) => removed(applications, id),
    'POST students': (_, body) => {
      if (users.get(String(body.userId))?.role !== 'STUDENT')
        return error(403, 'Only students can create details');
      const missing = ['fatherName', 'motherName', 'guardianContact', 'address'].filter(
        (name) => !body[name],
      );
      const none = Object.keys(body).filter((name) => body[name] === null);
      const differences = [...missing, ...none].map((name) => ({ path: [name], message: 'Required' }));
      if (differences.length > 0) return json({ errors: differences }, 400);
      return json(
        put(
          students,
          {
            ...body,
            dateOfBirth: `${body.dateOfBirth}T00:00:00.000Z`,
            verified: false,
            user: { email: users.get(String(body.userId))?.email },
          },
          String(body.userId),
        ),
        201,
      );
    },
    'GET students/{}': (id) => one(students, id),
    'PUT students/{}': (id, { email: _, ...body }) => {
      const known = students.get(id);
      if (!known) return error(404, 'Student not found');
      if ('dateOfBirth' in body) return error(500, 'Failed to update student');
      if (typeof body.gender === 'number') return json({ errors: nested('gender', 'Expected string') }, 400);
      const none = Object.keys(body).find((name) => body[name] === null);
      if (none) return json({ errors: nested(none, 'Expected string, received null') }, 400);
      if (Object.keys(body).length === 0) return error(400, 'No valid fields provided for update');
      return json({ message: 'Student updated', updatedStudent: put(students, { ...known, ...body }, id) });
    },
    'DELETE students/{}': (id) => removed(students, id),
    'GET organizations/{}': (id) => one(organizations, id),
    'POST organizations': (_, body) => {
      if (organizations.has(String(body.userId))) return error(409, 'Organization already exists');
      if (!body.documentURL) return json({ errors: nested('documentURL', 'Required') }, 400);
      return organizationFault(body) ?? json(put(organizations, body, String(body.userId)), 201);
    },
    'PUT organizations/{}': (userId, body) => {
      const known = organizations.get(userId);
      if (!known) return error(404, 'Organization not found');
      return organizationFault(body) ?? json(put(organizations, { ...known, ...body }, userId));
    },
    'POST transaction/createorder': (_, { amount }) =>
      json({ id: `order_${++count}`, amount: Math.round(Number(amount) * 100), currency: 'INR' }),
    'POST transaction/verifypayment': () => json({ success: false, message: 'Donor not found' }, 400),
    'GET fundraiser': () => json([...fundraiser.values()]),
    'GET fundraiser/{}': (id) => one(fundraiser, id),
    'POST fundraiser': (_, body) =>
      fundraiserFault({ goalAmount: null, deadline: null, ...body }) ?? json(put(fundraiser, body), 201),
    'PUT fundraiser/{}': (id, body) => {
      const known = fundraiser.get(id);
      if (!known) return json({ message: 'Fundraiser not found' }, 404);
      return fundraiserFault(body) ?? json(put(fundraiser, { ...known, ...body }, id));
    },
    'DELETE fundraiser/{}': (id) => removed(fundraiser, id),
  };

  const next = new Map<string, Response | 'late'>();
  return {
    stored,
    answerNext: (call, answer) => next.set(call, answer),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.replace('/api/', '');
      const segments = path.split('/');
      const id = decodeURIComponent(segments.at(-1) ?? '');
      const open = [...segments.slice(0, -1), '{}'].join('/');
      const handle = routes[`${request.method} ${path}`] ?? routes[`${request.method} ${open}`];
      if (!handle) return page(request.method, path);
      const text = await request.text();
      const planned = next.get(`${request.method} ${path}`);
      next.delete(`${request.method} ${path}`);
      if (planned instanceof Response) return planned;
      const answer = handle(id, text === '' ? {} : JSON.parse(text));
      const isOver = rejectOnAbort(init?.signal ?? request.signal);
      return Promise.race([planned === 'late' ? isOver : answer, isOver]);
    },
  };
}
