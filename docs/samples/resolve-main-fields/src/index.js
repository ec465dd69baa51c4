import { field } from 'old-dates';
import { file } from 'dates';

console.log(field, file);
