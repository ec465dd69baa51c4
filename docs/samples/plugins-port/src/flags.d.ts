declare module 'build:flags' {
  const flags: { fast: boolean };
  export default flags;
}
