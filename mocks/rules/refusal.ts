/** A refused request, with the body that gives the reason. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409;
  readonly body: { readonly error: string } | { readonly errors: Readonly<Record<string, string>> };
}

/** Refuses for a single reason. */
export function refuse(status: Refusal['status'], error: string): Refusal {
  return { status, body: { error } };
}

/** Refuses invalid fields. Null if there are none. */
export function refuseFields(errors: Readonly<Record<string, string>>): Refusal | null {
  return Object.keys(errors).length === 0 ? null : { status: 400, body: { errors } };
}
