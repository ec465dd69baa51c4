import { equal } from 'node:assert/strict';
import { cents } from './index';

equal(cents, 100);
