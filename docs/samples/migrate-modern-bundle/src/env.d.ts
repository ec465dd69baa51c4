declare const VERSION: string;
declare module 'format-coin' {
  export const formatCoin: (n: number) => string;
}
declare module 'round-half' {
  export const roundHalf: (n: number) => number;
}
