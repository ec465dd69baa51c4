import { label } from 'file-label';

console.log(label('photos/sun.png'));
