import { sun } from 'weather-badges';

console.log(sun);
