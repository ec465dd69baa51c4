const last = (list)=>list.at(-1);
const first = (list)=>list[0];
export { first, last };
