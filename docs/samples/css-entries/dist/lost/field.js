import "./9~0.js";
const field = 'form-field';
export { field };
