declare const __VERSION__: string;
declare module 'pad-text' {
  export const padText: string;
}
declare module 'tz-names' {
  export const tzNames: string;
}
