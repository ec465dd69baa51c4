import type { Parcel } from './parcel.js';
export declare const weigh: (one: Parcel) => number;
