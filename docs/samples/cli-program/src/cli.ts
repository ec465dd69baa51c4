#!/usr/bin/env node
import { roman } from './roman';

const year = Number(process.argv[2]);

if (Number.isInteger(year) && year > 0) {
  console.log(roman(year));
} else {
  console.error('Usage: roman-year <year>');
  process.exitCode = 2;
}
