export const convert = (km: number) => km / 1.609344;
