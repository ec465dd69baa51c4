import { fileURLToPath as __rspack_fileURLToPath } from "node:url";
var __rspack_import_meta_filename__ = __rspack_fileURLToPath(import.meta.url);
const file = __rspack_import_meta_filename__;
export { file };
