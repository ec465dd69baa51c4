import { inch } from './factors.cjs';

export const toInch = (cm: number): number => cm / inch;
