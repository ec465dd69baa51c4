declare module '*.list' {
  const list: readonly string[];
  export default list;
}
declare module 'build:flags' {
  const flags: { readonly all: boolean };
  export default flags;
}
