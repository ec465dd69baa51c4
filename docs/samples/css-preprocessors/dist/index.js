const table_module = {
    table: "table-KvfBMp"
};
const table = table_module.table;
const total = 'ledger-total';
export { table, total };
