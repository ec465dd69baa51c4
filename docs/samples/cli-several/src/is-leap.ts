#!/usr/bin/env node
import { isLeap } from './index';

console.log(isLeap(Number(process.argv[2])));
