import { label } from 'file-label/polyfilled';

console.log(label('photos/sun.png'));
