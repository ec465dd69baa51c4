#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { padColumns } from 'pad-columns';
import { version } from '../package.json';

const [file] = process.argv.slice(2);
if (file === undefined) console.log(version);
else {
  const text = readFileSync(file, 'utf8');
  const words = text.split(/\s+/).filter(Boolean).length;
  console.log(padColumns([file, String(words)]));
}
