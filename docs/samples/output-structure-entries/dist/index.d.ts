/** Turns 135 into `2 h 15 min`. */
export declare function spell(minutes: number): string;
/** Loads the words only when somebody asks. */
export declare function spellOut(minutes: number): Promise<string>;
