const table = 'ledger-table';
export { table };
