import "./focus.js";
const field = 'form-field';
export { field };
