/* added */
let i=()=>missing();export{i as fail};
//# sourceMappingURL=index.b25704b86d.js.map