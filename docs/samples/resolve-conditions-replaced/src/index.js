import { zones } from 'dates';

console.log(zones);
