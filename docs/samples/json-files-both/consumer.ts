import { letters } from 'postage';

export const total: number = letters(2);
