export declare function words(minutes: number): string;
