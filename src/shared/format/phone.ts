/** A phone number in groups that can be read aloud: `+91 98765 43210`. One that is not Indian stays as it is written. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
