declare const VERSION: string;
declare const closed: (query: string) => string;
declare const measure: (name: string) => number;
declare module '*.sql' {
  const text: string;
  export default text;
}
