#!/usr/bin/env node
import { isLeap } from './index';

let year = Number(process.argv[2]) + 1;
while (!isLeap(year)) year += 1;
console.log(year);
