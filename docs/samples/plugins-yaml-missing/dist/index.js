import theme from "./theme.js";
const { size: size } = theme;
export { size };
