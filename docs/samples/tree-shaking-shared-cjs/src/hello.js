import { greet } from 'greet';

export const hello = (name) => greet('Hello', name);
