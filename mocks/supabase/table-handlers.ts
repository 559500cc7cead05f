import { HttpResponse, http, type RequestHandler } from 'msw';
import { meetNetwork } from '../handlers/forced.ts';
import type { ActiveTrigger } from '../scenarios/scenario.ts';
import type { OrganizationRecord } from '../store/records.ts';
import { admit } from './access.ts';
import type { SupabaseOptions } from './storage-handlers.ts';

/** Converts an organization to a row of its table, with the database's column names. */
function organizationRow(record: OrganizationRecord) {
  return {
    id: record.id,
    user_id: record.userId,
    organization_name: record.organizationName,
    registration_number: record.registrationNumber,
    contact_person: record.contactPerson,
    contact_email: record.contactEmail,
    contact_number: record.contactNumber,
    address: record.address,
    website_url: record.websiteURL,
    document_url: record.documentURL,
    verified: record.verified,
    verified_at: record.verifiedAt,
  };
}

/**
 * True while a scenario makes reads of an organization's profile fail. The site can read the
 * profile through the table or the REST API, so both must fail.
 */
export function isShut(trigger: ActiveTrigger | null): boolean {
  return trigger !== null && 'operation' in trigger && trigger.operation === 'organizations.byUser';
}

const refuse = (status: number, code: string, message: string): Response =>
  HttpResponse.json({ code, details: null, hint: null, message }, { status });

/**
 * Returns the columns and values that a query filters by. Null if a condition is not written as
 * `eq.value`.
 */
function conditionsOf(query: URLSearchParams): [column: string, value: string][] | null {
  const conditions: [string, string][] = [];
  for (const [column, condition] of query) {
    if (column === 'select') continue;
    if (!condition.startsWith('eq.')) return null;
    conditions.push([column, condition.slice('eq.'.length)]);
  }
  return conditions;
}

/**
 * Creates the database's HTTP handlers. They support only what this product uses: whole rows,
 * filtered by equality.
 */
export function createTableHandlers(options: SupabaseOptions): RequestHandler[] {
  const { address, identity, network, database } = options;

  return [
    http.get(`${address.url}/rest/v1/:table`, async ({ request, params }) => {
      const met = await meetNetwork(network, null);
      if (met) return met;
      if (isShut(network.activeTrigger())) {
        return refuse(503, 'PGRST000', 'The database is not available');
      }
      const caller = admit(request, address, identity);
      if (caller instanceof Response) return caller;
      const table = String(params.table);
      if (table !== 'organizations') {
        return refuse(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
      }
      const conditions = conditionsOf(new URL(request.url).searchParams);
      if (!conditions) {
        return refuse(400, 'PGRST100', 'The mock supports only eq. conditions');
      }
      // Row-level security: users see only their own row.
      const rows = database.tables.organizations
        .all()
        .filter(({ userId }) => userId === caller.userId)
        .map(organizationRow)
        .filter((row) =>
          conditions.every(([column, value]) => String(row[column as keyof typeof row]) === value),
        );
      return HttpResponse.json(rows);
    }),
  ];
}
