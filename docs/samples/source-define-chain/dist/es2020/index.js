const production = true;
const channel = "stable";
export { channel, production };
