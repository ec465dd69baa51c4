import { sun } from 'weather-badges';

export const width: number = sun.length;
