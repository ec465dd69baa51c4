export const hasContrast = () =>
  typeof window !== 'undefined' &&
  window.matchMedia('(prefers-contrast: more)').matches;
