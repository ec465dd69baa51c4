declare module '*.svg' {
  const file: string;
  export default file;
}
