declare module '*.list' {
  const lines: string[];
  export default lines;
}
