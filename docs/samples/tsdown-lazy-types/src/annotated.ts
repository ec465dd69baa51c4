export const load = async (): Promise<() => string> =>
  (await import('./report')).report;
