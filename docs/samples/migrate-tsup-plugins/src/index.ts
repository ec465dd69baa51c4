import cities from './cities.list';

export const first = cities[0];
