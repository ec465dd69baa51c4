export declare const letters: (count: number) => number;
export declare const parcel: number;
