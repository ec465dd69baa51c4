export declare const lastWord: (text: string) => string;
export { first } from './parts/last.js';
