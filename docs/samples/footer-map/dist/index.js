let e="#888";export{e as gray};
/* the end */
//# sourceMappingURL=index.js.map