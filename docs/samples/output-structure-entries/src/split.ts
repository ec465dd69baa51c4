export function split(minutes: number) {
  const hours = Math.floor(minutes / 60);
  return { hours, rest: minutes - hours * 60 };
}
