/** @param {string} text */
export declare const upper: (text: string) => string;
