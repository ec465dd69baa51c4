import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const external_tool_namespaceObject = __rspack_createRequire_require("tool");
const used = (0, external_tool_namespaceObject.use)();
export { used };
