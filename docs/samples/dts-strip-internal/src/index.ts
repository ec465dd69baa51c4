import { seal, type Ticket } from './ticket';

export * from './ticket';

export function issue(id: number): Ticket {
  return { id, secret: seal(id) };
}
