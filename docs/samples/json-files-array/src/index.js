import cities from './cities.json';

export const count = () =>
  cities.map((city) => city.length).length;
