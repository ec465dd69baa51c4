import { label } from 'size-label';

const text: string = label(1500);
console.log(text);
