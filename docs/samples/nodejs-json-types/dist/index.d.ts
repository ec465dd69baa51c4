import greetings from './greetings.json';
export type Language = keyof typeof greetings;
/** Greets in one of the known languages. */
export declare const greet: (language: Language) => string;
