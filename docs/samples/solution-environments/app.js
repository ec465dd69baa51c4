import { environment } from 'unique-ids';

console.log('file for:', environment);
