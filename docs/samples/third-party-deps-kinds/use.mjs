import { card } from 'trip-card';

console.log(card('coast to coast', 42195));
