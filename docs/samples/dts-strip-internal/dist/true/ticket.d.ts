export interface Ticket {
    id: number;
}
