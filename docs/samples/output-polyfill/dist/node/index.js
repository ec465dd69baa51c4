const last = (list)=>list.at(-1);
export { last };
