#!/usr/bin/env node
console.log("#888");
export { };
