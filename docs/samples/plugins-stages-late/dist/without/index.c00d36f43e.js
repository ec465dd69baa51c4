let i=()=>missing();export{i as fail};
//# sourceMappingURL=index.c00d36f43e.js.map