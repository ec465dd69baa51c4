export const jsx = (type, props) => ({ type, props });
export const jsxs = jsx;
