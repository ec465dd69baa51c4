import { toCents } from './money/cents';

export const price = (euros: number): string =>
  `${toCents(euros)} cents`;
