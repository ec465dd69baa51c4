export type Numbers = readonly number[] | undefined;

export function sorted(list: Numbers): number[] {
  return [...(list ?? [])].sort((a, b) => a - b);
}
