const query = window.matchMedia('(prefers-color-scheme: dark)');
const isDark = ()=>query.matches;
export { isDark };
