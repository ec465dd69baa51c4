import names from "./names.js";
const unit = names.at(-1);
export { unit };
