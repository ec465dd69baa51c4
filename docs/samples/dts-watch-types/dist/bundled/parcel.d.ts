export interface Parcel {
    grams: number;
}
