/** Takes the first letters of a name's words. */
export declare function initials(name: string): string;
