export const stop = (line: number) =>
  `Stop of line ${line}`;
