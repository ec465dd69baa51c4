import { join } from 'path';

export const file = (name) => join('icons', name);
