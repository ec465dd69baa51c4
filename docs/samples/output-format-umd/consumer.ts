import { badge } from 'size-badge';

const html: string = badge(1500);
console.log(html);
