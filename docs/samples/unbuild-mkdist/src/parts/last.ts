type List<T> = readonly T[];

export const last = <T>(list: List<T>): T | undefined =>
  list.at(-1);

export const first = <T>(list: List<T>): T | undefined =>
  list[0];
