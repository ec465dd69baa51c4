const none = 3;
export { none };
