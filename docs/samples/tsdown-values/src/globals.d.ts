declare const VERSION: string;
declare module '*.txt' {
  const text: string;
  export default text;
}
interface ImportMeta {
  readonly env: { readonly CHANNEL: string };
}
