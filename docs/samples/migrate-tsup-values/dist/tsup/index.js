/* build-card */
"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/index.ts
var index_exports = {};
__export(index_exports, {
  channel: () => channel,
  folder: () => folder,
  mode: () => mode,
  query: () => query,
  version: () => version
});
module.exports = __toCommonJS(index_exports);

// src/globals.ts
var closed = (query2) => `${query2.trim()};`;

// src/index.ts
var import_node_path = require("path");

// src/greeting.sql
var greeting_default = "select 1";

// src/index.ts
var version = "2.1.0";
var channel = "stable";
var mode = "development";
var folder = (0, import_node_path.basename)(__dirname);
var query = closed(greeting_default);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  channel,
  folder,
  mode,
  query,
  version
});
/* end */
