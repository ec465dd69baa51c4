import { type Ticket } from './ticket.js';
export * from './ticket.js';
export declare function issue(id: number): Ticket;
