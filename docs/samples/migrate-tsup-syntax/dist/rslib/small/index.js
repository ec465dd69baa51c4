function h(n,u,...l){return{tag:n,children:l}}let n=Symbol("group");function menu(u){return h(n,null,h("li",null,null!=u?u:"Menu"))}export{n as Group,h,menu};
//# sourceMappingURL=index.js.map