const ts = 4;
export { ts };
