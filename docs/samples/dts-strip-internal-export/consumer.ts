import * as tickets from 'ticket-kit';

console.log(tickets);
