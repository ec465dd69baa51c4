/* Demo 1.0 */
let a=a=>a*a;export{a as area};
//# sourceMappingURL=index.78d04005fa.js.map