#!/usr/bin/env node
import { gray } from './index';

console.log(gray);
