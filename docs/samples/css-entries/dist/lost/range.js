import "./4~0.js";
const range = 'form-range';
export { range };
