import { basename } from 'node:path';
import greeting from './greeting.sql';

const unused = measure('start');

export const version = VERSION;
export const channel = process.env.CHANNEL;
export const mode = process.env.NODE_ENV;
export const folder = basename(__dirname);
export const query = closed(greeting);
