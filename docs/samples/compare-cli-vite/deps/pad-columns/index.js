export const padColumns = (columns) =>
  columns.map((one) => one.padEnd(12)).join('').trimEnd();
