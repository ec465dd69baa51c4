const small = 1;
const large = 2;
export { large, small };
