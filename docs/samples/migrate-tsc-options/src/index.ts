/** A field with a name. */
export class Field {
  // Only this class sees it.
  #name: string;

  constructor(name?: string) {
    this.#name = name ?? 'unknown';
  }

  get label(): string {
    return `field ${this.#name}`;
  }
}
