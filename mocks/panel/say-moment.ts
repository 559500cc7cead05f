/** Formats a time, in milliseconds since 1970, as the date and time in India. */
export const sayMoment = (moment: number): string =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(moment);
