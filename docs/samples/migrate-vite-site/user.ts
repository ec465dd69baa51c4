import { next, type Tide } from 'tide-line';

export const tide: Tide | undefined = next(12);
