export interface Ticket {
    id: number;
    /** @internal */ secret: string;
}
/** @internal */ export declare function seal(id: number): string;
