export declare class Account {
    private cents;
    add(cents: number): void;
    get balance(): string;
}

export { }
