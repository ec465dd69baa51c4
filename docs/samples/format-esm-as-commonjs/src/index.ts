import { join } from 'node:path';

export const inside = (name: string) => join('dist', name);
