import { rate, starsFor } from 'rate-stars';

rate(document.body, 4);
export const row: string = starsFor(4);
