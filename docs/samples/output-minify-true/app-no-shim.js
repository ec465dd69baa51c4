import { Badge, label } from 'badges/no-shim';

console.log(label(new Badge()));
