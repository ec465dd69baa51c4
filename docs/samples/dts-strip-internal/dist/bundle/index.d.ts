export declare function issue(id: number): Ticket;

export declare interface Ticket {
    id: number;
}

export { }
