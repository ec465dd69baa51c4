const isDark = ()=>"u" > typeof window && window.matchMedia('(prefers-color-scheme: dark)').matches;
export { isDark };
