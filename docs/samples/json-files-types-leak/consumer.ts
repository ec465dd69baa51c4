import { copy } from 'postage-data';

export const small: number = copy.parcel.small;
