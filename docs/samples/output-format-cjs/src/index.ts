const units = ['B', 'kB', 'MB', 'GB'];

/** Turns 1500 into `1.5 kB`. */
export function label(bytes: number): string {
  let rest = bytes;
  let step = 0;
  while (rest >= 1000 && step < units.length - 1) {
    rest /= 1000;
    step += 1;
  }
  return `${Number(rest.toFixed(1))} ${units[step]}`;
}
