class Account {
    cents = 0;
    add(cents) {
        this.cents += cents;
    }
    get balance() {
        return (this.cents / 100).toFixed(2);
    }
}
export { Account };
