#!/usr/bin/env node
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prettySize } from 'pretty-size';
import pkg from '../package.json' with { type: 'json' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'boolean', short: 'v' } },
});

if (values.version) {
  console.log(pkg.version);
} else if (positionals.length === 0) {
  console.error('Usage: file-size <file...>');
  process.exitCode = 2;
} else {
  for (const file of positionals) {
    console.log(file, prettySize(statSync(file).size));
  }
}
