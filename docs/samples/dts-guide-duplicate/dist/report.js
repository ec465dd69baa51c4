function report(account) {
    return `Balance: ${account.balance}`;
}
export { report };
