import { hours } from 'spell-time';
import { upper } from 'spell-time/text/upper';

console.log(upper(hours(135)));
