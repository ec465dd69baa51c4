const hasContrast = ()=>"u" > typeof window && window.matchMedia('(prefers-contrast: more)').matches;
export { hasContrast };
