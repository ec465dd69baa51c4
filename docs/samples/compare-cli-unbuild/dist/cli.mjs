#!/usr/bin/env node
import { readFileSync } from 'node:fs';

const padColumns = (columns) =>
  columns.map((one) => one.padEnd(12)).join('').trimEnd();

const version = "1.2.0";

const [file] = process.argv.slice(2);
if (file === void 0) console.log(version);
else {
  const text = readFileSync(file, "utf8");
  const words = text.split(/\s+/).filter(Boolean).length;
  console.log(padColumns([file, String(words)]));
}
