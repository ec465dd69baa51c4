/** What a note of each kind holds. */
export interface Notes {
    info: string;
}
