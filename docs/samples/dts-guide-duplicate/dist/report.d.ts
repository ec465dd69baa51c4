declare class Account {
    private cents;
    add(cents: number): void;
    get balance(): string;
}

export declare function report(account: Account): string;

export { }
