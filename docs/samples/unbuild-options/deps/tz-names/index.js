export const tzNames = 'tz-names';
