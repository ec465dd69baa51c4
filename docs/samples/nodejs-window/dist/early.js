const query = window.matchMedia('(prefers-contrast: more)');
const hasContrast = ()=>query.matches;
export { hasContrast };
