import { version } from 'dates';
import { uses } from 'calendar';

console.log('planner uses', version);
console.log('calendar uses', uses);
