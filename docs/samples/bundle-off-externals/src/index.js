import { upper } from 'text-kit';

export const title = (text) => upper(text);
