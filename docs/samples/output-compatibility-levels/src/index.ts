type Load = (row: string) => Promise<number[] | null>;

export class Seats {
  #free: number[] = [];

  async load(load: Load, row: string): Promise<void> {
    this.#free = (await load(row)) ?? [];
  }

  first(): string {
    return `seat ${this.#free?.[0] ?? 'none'}`;
  }
}
