import { miles } from 'old-units';

export const marathon = Math.round(miles(42));
