import { Badge, count, label } from 'badges';

console.log(label(new Badge()));
console.log(`count: ${count}`);
