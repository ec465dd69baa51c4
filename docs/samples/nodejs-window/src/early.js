const query = window.matchMedia('(prefers-color-scheme: dark)');

export const isDark = () => query.matches;
