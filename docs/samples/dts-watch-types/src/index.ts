import type { Parcel } from './parcel';

export const weigh = (one: Parcel): number => one.grams;
