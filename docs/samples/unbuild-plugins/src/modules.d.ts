declare module '*.list' {
  const list: readonly string[];
  export default list;
}
