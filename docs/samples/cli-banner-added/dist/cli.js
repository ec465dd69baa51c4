#!/usr/bin/env node
console.log('Started as a program');
export { };
