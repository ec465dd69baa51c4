import table_module from "./table.module.js";
import "./total.css";
const table = table_module.table;
const total = 'ledger-total';
export { table, total };
