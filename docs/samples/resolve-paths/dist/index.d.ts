import { type Day } from './time/day.js';
export declare const plan: () => Day[];
