export const run = (x) => /(?<year>\d+)/.exec(x);
