/** Makes a title fit for an address. */
export declare function slug(title: string): string;
