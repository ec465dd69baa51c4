import { upper } from 'text-kit';

export { limit } from '../shared/limit';
export const title = upper('words');
