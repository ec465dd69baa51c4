export type Theme = Record<string, string>;
