const here = import.meta.url;
export { here };
