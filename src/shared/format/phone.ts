/**
 * Groups a phone number for readability: `+91 98765 43210`. A landline keeps its ten digits
 * together, because area codes differ in length. Leaves any other text unchanged.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+91)([6-9]\d{4})(\d{5})$/, '$1 $2 $3').replace(/^(\+91)(\d{10})$/, '$1 $2');
}
