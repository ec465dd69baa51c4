export declare const toMeters: (kilometers: number) => number;

export { }
