import cities from './cities.list';

export const visible = cities;
