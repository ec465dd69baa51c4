export const miles = (km: number) => km / 1.609344;
