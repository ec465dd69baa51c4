interface Tide {
    metres: number;
}
export declare const nextTide: () => Tide;
export {};
