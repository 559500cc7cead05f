/** A request that the server refuses, with the body that says why. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409;
  readonly body: { readonly error: string } | { readonly errors: Readonly<Record<string, string>> };
}

/** Refuses for one reason. */
export function refuse(status: Refusal['status'], error: string): Refusal {
  return { status, body: { error } };
}

/** Refuses because of named fields; nothing to refuse when there is none. */
export function refuseFields(errors: Readonly<Record<string, string>>): Refusal | null {
  return Object.keys(errors).length === 0 ? null : { status: 400, body: { errors } };
}
