import units from "./units.js";
const unit = units.at(-1);
export { unit };
