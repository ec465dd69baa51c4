/** A rating from 0 to 5 as a row of stars. */
export const starsFor = (value: number): string =>
  '★'.repeat(value).padEnd(5, '☆');
