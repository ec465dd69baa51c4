#!/usr/bin/env node
import { readFileSync } from "node:fs";
// node_modules/pad-columns/index.js
const padColumns = (columns) => columns.map((one) => one.padEnd(12)).join("").trimEnd();
// package.json
var version = "1.2.0";
// src/cli.ts
const [file] = process.argv.slice(2);
if (file === void 0) console.log(version);
else {
	const words = readFileSync(file, "utf8").split(/\s+/).filter(Boolean).length;
	console.log(padColumns([file, String(words)]));
}
export {};
