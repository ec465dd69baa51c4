import roundHalf from 'round-half';
import fees from './fees.json';

export const fee = (hours) =>
  roundHalf(hours * fees.standard);
export const names = Object.keys(fees);
