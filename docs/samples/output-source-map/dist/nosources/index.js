function r(r){throw Error(`No number: ${r}`)}export{r as parse};
//# sourceMappingURL=index.js.map