import { sep } from 'node:path';
import { dep } from 'dep';
import { inner } from 'dep/inner';
import { dev } from 'dev';
import { optional } from 'optional';
import { peer } from 'peer';
import { both } from 'peer-and-dev';
import { phantom } from 'phantom';

export const names = [
  dep,
  inner,
  peer,
  both,
  optional,
  dev,
  phantom,
  sep,
];
