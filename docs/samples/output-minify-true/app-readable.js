import { Badge, label } from 'badges/readable';

console.log(label(new Badge()));
