import greetings from './greetings.json' with { type: 'json' };

export type Language = keyof typeof greetings;

/** Greets in one of the known languages. */
export const greet = (language: Language): string =>
  greetings[language];
