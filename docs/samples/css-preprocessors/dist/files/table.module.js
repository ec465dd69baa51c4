import "./table_module.css";
const table_module = {
    table: "table-KvfBMp"
};
export default table_module;
