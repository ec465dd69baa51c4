import { issue } from 'ticket-kit/isolated';
import { issue as issueTicket } from 'ticket-kit/true';

console.log(issue(1).secret, issueTicket(1).secret);
