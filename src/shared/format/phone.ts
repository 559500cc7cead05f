/**
 * Groups a phone number for readability: `+91 98765 43210`. Leaves any other text than
 * an Indian number unchanged.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
