import { Box, Shelf } from 'furniture';

console.log(new Shelf().first, new Box().closed);
