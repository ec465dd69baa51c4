/** A title as a part of an address. */
export declare const slug: (title: string) => string;
