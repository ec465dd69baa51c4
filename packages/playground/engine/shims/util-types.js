export const isPromise = (value) => value instanceof Promise;
export const isRegExp = (value) => value instanceof RegExp;
export default { isPromise, isRegExp };
