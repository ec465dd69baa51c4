export const last = <T>(list: readonly T[]): T | undefined =>
  list.at(-1);

export const first = <T>(list: readonly T[]): T | undefined =>
  list[0];
