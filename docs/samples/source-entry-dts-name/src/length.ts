export const miles = (km: number): number =>
  km / 1.609344;
