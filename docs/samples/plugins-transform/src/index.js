import rows from './coins.csv';

export const coins = new Map(rows);
