const external_tool_namespaceObject = require("tool");
const used = (0, external_tool_namespaceObject.use)();
export { used };
