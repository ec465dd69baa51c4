#!/usr/bin/env node
import { basename } from "node:path";
console.log(basename(import.meta.filename), 'runs');
