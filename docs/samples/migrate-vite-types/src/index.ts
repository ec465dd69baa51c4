export const average = (values: number[]): string =>
  values.reduce((sum, value) => sum + value, 0);
