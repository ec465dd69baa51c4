export class Account {
  private cents = 0;

  add(cents: number): void {
    this.cents += cents;
  }

  get balance(): string {
    return (this.cents / 100).toFixed(2);
  }
}
