/** The response to a refused request. The body gives the reason. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409;
  readonly body: { readonly error: string } | { readonly errors: Readonly<Record<string, string>> };
}

/** Builds a refusal with a single reason. */
export function refuse(status: Refusal['status'], error: string): Refusal {
  return { status, body: { error } };
}

/** Builds a refusal that names the invalid fields. Returns null if all fields are valid. */
export function refuseFields(errors: Readonly<Record<string, string>>): Refusal | null {
  return Object.keys(errors).length === 0 ? null : { status: 400, body: { errors } };
}
