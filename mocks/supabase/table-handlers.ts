import { HttpResponse, http, type RequestHandler } from 'msw';
import { meetNetwork } from '../handlers/forced.ts';
import type { ActiveTrigger } from '../scenarios/scenario.ts';
import type { OrganizationRecord } from '../store/records.ts';
import { admit } from './access.ts';
import type { SupabaseOptions } from './storage-handlers.ts';

/** An organization as its table's row: the same record with the database's own column names. */
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
 * True while a failing read of organizations is active: the table and the REST API are two ways to one profile,
 * and a profile that cannot be read can be read through neither.
 */
export function isShut(trigger: ActiveTrigger | null): boolean {
  return trigger !== null && 'operation' in trigger && trigger.operation === 'organizations.byUser';
}

const refuse = (status: number, code: string, message: string): Response =>
  HttpResponse.json({ code, details: null, hint: null, message }, { status });

/** What a row's column has to be, as the query writes it: `eq.value`. */
function conditionsOf(query: URLSearchParams): [column: string, value: string][] | null {
  const conditions: [string, string][] = [];
  for (const [column, condition] of query) {
    if (column === 'select') continue;
    if (!condition.startsWith('eq.')) return null;
    conditions.push([column, condition.slice('eq.'.length)]);
  }
  return conditions;
}

/** The database's wire, as far as this product reads it: whole rows, by equal columns. */
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
        return refuse(400, 'PGRST100', 'The mock reads rows by equal columns only');
      }
      // Row-level security: everybody sees their own row, and no other.
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
