const format = (n)=>n.toFixed(2);
export { format };

//# sourceMappingURL=format.mjs.map