/* build-card */

// ./node_modules/tsup/assets/esm_shims.js
import path from "path";
import { fileURLToPath } from "url";
var getFilename = () => fileURLToPath(import.meta.url);
var getDirname = () => path.dirname(getFilename());
var __dirname = /* @__PURE__ */ getDirname();

// src/globals.ts
var closed = (query2) => `${query2.trim()};`;

// src/index.ts
import { basename } from "path";

// src/greeting.sql
var greeting_default = "select 1";

// src/index.ts
var version = "2.1.0";
var channel = "stable";
var mode = "development";
var folder = basename(__dirname);
var query = closed(greeting_default);
export {
  channel,
  folder,
  mode,
  query,
  version
};
/* end */
