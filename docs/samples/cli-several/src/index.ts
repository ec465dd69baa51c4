/** Whether the year has a 29 February. */
export function isLeap(year: number): boolean {
  return new Date(year, 1, 29).getMonth() === 1;
}
