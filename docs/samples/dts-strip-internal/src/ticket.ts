export interface Ticket {
  id: number;
  /** @internal */
  secret: string;
}

/** @internal */
export function seal(id: number): string {
  return `sealed-${id}`;
}
