import { left } from 'left';

export const place = left;
