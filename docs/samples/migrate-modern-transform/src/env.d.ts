declare const __dirname: string;
declare module 'icon-kit' {
  export const Bell: string;
}
declare module '*.words' {
  const words: string[];
  export default words;
}
