import data from "./data.js";
import icon from "./icon.js";
const icon_icon = icon + data.version;
export { icon_icon as icon };

//# sourceMappingURL=icon.js.map