#!/usr/bin/env node

// src/cli.ts
import { readFileSync } from "fs";

// node_modules/pad-columns/index.js
var padColumns = (columns) => columns.map((one) => one.padEnd(12)).join("").trimEnd();

// package.json
var version = "1.2.0";

// src/cli.ts
var [file] = process.argv.slice(2);
if (file === void 0) console.log(version);
else {
  const text = readFileSync(file, "utf8");
  const words = text.split(/\s+/).filter(Boolean).length;
  console.log(padColumns([file, String(words)]));
}
