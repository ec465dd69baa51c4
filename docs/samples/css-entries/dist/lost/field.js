import "./4~0.js";
const field = 'form-field';
export { field };
