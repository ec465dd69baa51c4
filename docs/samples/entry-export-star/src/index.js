import { hello } from './all.js';

export const welcome = hello;
