const query = window.matchMedia('(prefers-contrast: more)');

export const hasContrast = () => query.matches;
