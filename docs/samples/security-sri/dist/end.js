const stop = 1;
export { stop };
