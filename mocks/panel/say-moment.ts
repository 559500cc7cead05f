/** Formats a time of the mock's clock for people in India. */
export const sayMoment = (moment: number): string =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(moment);
