export const later = (kind) =>
  import('./prices.json').then((file) => file.default[kind]);
