/** Says a moment of the mock's clock as people in India do. */
export const sayMoment = (moment: number): string =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(moment);
