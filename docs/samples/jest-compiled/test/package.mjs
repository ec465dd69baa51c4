import assert from 'node:assert/strict';
import { readSize } from 'read-size';

assert.equal(readSize('2'), 2_000_000);
console.log('Node.js loads it.');
