#!/usr/bin/env node
import { isLeap } from "./a~1.js";
console.log(isLeap(Number(process.argv[2])));
