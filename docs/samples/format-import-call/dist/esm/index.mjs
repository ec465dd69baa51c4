import("./table~0.mjs").then(({ table })=>{
    console.table(table);
});
export { };
