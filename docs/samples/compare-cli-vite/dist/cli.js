#!/usr/bin/env node
import { readFileSync as e } from "node:fs";
// node_modules/pad-columns/index.js
var t = (e) => e.map((e) => e.padEnd(12)).join("").trimEnd(), n = "1.2.0", [r] = process.argv.slice(2);
if (r === void 0) console.log(n);
else {
	let n = e(r, "utf8").split(/\s+/).filter(Boolean).length;
	console.log(t([r, String(n)]));
}
