import { split } from './split';

export function words(minutes: number): string {
  const { hours, rest } = split(minutes);
  return `${hours} hours and ${rest} minutes`;
}
