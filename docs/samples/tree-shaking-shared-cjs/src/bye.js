import { greet } from 'greet';

export const bye = (name) => greet('Bye', name);
